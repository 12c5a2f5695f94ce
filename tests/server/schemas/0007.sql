BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE "answers" (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	part INTEGER NOT NULL, 
	action BIGINT NOT NULL, 
	client_id VARCHAR(64), move TEXT, 
	PRIMARY KEY (table_id, number, seat, part), 
	CONSTRAINT answers_names UNIQUE (table_id, client_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE called (
	guest VARCHAR(32) NOT NULL, 
	soon INTEGER NOT NULL, 
	quiet_from INTEGER, 
	quiet_to INTEGER, 
	zone VARCHAR(60) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	away FLOAT NOT NULL, 
	PRIMARY KEY (guest)
);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	name VARCHAR(40) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at FLOAT NOT NULL, guest VARCHAR(32) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE devices (
	token VARCHAR(64) NOT NULL, 
	id VARCHAR(16) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	since FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (token), 
	UNIQUE (id)
);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	action BIGINT NOT NULL, 
	seat INTEGER NOT NULL, 
	client_id VARCHAR(64), 
	at FLOAT NOT NULL, move TEXT, 
	PRIMARY KEY (table_id, number), 
	CONSTRAINT entries_client_id UNIQUE (table_id, client_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE "guests" (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE house (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE muted (
	table_id VARCHAR(32) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, guest), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE notices (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	event INTEGER NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	facts TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE passes (
	code VARCHAR(64) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	guest VARCHAR(32), 
	data TEXT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (code)
);
CREATE TABLE passkeys (
	id TEXT NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	"key" TEXT NOT NULL, 
	uses BIGINT NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE ratings (
	game VARCHAR(40) NOT NULL, 
	who VARCHAR(48) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (game, who)
);
CREATE TABLE reports (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	"by" VARCHAR(32) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	line VARCHAR(500) NOT NULL, 
	why VARCHAR(500) NOT NULL, 
	at FLOAT NOT NULL, 
	closed BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	guest VARCHAR(32), 
	level VARCHAR(40) NOT NULL, 
	players INTEGER NOT NULL, 
	ended FLOAT NOT NULL, 
	place INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	items TEXT NOT NULL, 
	opening VARCHAR(60) NOT NULL, 
	mu FLOAT, 
	sigma FLOAT, 
	gain FLOAT, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	guest VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	level VARCHAR(40) NOT NULL, colour VARCHAR(16), word VARCHAR(40) DEFAULT '' NOT NULL, since FLOAT DEFAULT '0' NOT NULL, used FLOAT DEFAULT '0' NOT NULL, stage INTEGER DEFAULT '0' NOT NULL, helped INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	options TEXT NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	private BOOLEAN NOT NULL, 
	pace VARCHAR(8) NOT NULL, 
	seed VARCHAR(40) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	bot_due BOOLEAN NOT NULL, 
	rematch VARCHAR(32), event INTEGER DEFAULT '0' NOT NULL, asked VARCHAR(40) DEFAULT '' NOT NULL, version VARCHAR(16) DEFAULT '' NOT NULL, brought INTEGER DEFAULT '0' NOT NULL, talk VARCHAR(10) DEFAULT 'players' NOT NULL, slow INTEGER DEFAULT '0' NOT NULL, lesson VARCHAR(40) DEFAULT '' NOT NULL, clock TEXT DEFAULT '' NOT NULL, hints VARCHAR(8) DEFAULT '' NOT NULL, counted BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE ways (
	id VARCHAR(64) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	address TEXT NOT NULL, 
	keys TEXT NOT NULL, 
	device VARCHAR(16) NOT NULL, 
	base TEXT NOT NULL, 
	active BOOLEAN NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX tables_by_state ON tables (state, private, changed);
CREATE INDEX ix_seats_guest ON seats (guest);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE UNIQUE INDEX seats_colour ON seats (table_id, colour);
CREATE INDEX ix_devices_guest ON devices (guest);
CREATE INDEX ix_passkeys_guest ON passkeys (guest);
CREATE INDEX ix_ways_guest ON ways (guest);
CREATE INDEX ix_notices_table_id ON notices (table_id);
CREATE INDEX seats_asked ON seats (since);
CREATE INDEX tables_by_host ON tables (host, changed);
CREATE INDEX tables_uncounted ON tables (counted, state, changed);
CREATE INDEX ix_reports_table_id ON reports (table_id);
CREATE INDEX ix_reports_guest ON reports (guest);
CREATE INDEX ix_reports_by ON reports ("by");
CREATE INDEX results_by_guest ON results (guest, ended);
CREATE INDEX results_by_game ON results (guest, game, ended);
CREATE INDEX ratings_by_who ON ratings (who);
COMMIT;