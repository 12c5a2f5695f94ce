"""One person with several devices: two browsers, a link between them, and a passkey from a real (virtual) authenticator."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Come, Person


def named(person: Person, name: str) -> None:
    field = person.page.get_by_label("Your name")
    field.fill(name)
    field.blur()
    person.page.wait_for_function("name => fetch('/api/me').then(a => a.json()).then(me => me.name === name)", arg=name)


def test_the_second_device_has_the_same_seats(come: Come) -> None:
    """Ann shows a link, her phone opens it and says yes; both see the same table, and she signs the phone out again."""
    ann, phone = come(), come("de", (390, 844))
    ann.visit()
    named(ann, "Ann")
    path = ann.set_up("golden-city", "me:Ann", "bot", "bot", seed=4)
    ann.page.get_by_role("button", name="Your devices").click()
    ann.page.get_by_role("button", name="Add another device").click()
    expect(ann.page.get_by_role("img", name="QR code")).to_be_visible()
    link = ann.page.get_by_label("Link to another device").input_value()
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading")).to_have_text("Gehört dieses Gerät Ann?")
    phone.page.get_by_role("button", name="Ja, ich bin Ann").click()
    expect(phone.page.locator(".table-row.waiting")).to_have_count(1)
    phone.visit(path)
    assert phone.wait_for_turn()
    phone.press()
    ann.page.keyboard.press("Escape")
    ann.visit(path)
    expect(ann.page.locator(".replay .count")).not_to_have_text(re.compile("^1 /"))
    ann.visit()
    ann.page.get_by_role("button", name="Your devices").click()
    expect(ann.page.locator(".devices li")).to_have_count(2)
    ann.page.get_by_role("button", name="Sign out").click()
    expect(ann.page.locator(".devices li")).to_have_count(1)
    expect(phone.page.locator(".ask.mine")).to_have_count(0)
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading")).to_have_text("Dieser Link führt nicht weiter")
    phone.complaints[:] = [line for line in phone.complaints if "404" not in line]


def test_a_passkey_brings_somebody_back_who_has_lost_every_cookie(come: Come, site: str) -> None:
    """The authenticator is Chromium's own: it makes real keys and signs real challenges."""
    ann = come(at=site.replace("127.0.0.1", "localhost"))
    line = ann.context.new_cdp_session(ann.page)
    line.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
               "isUserVerified": True, "automaticPresenceSimulation": True}  # fmt: skip
    line.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    ann.visit()
    named(ann, "Ann")
    ann.set_up("golden-city", "me:Ann", "bot", "bot", seed=4)
    ann.page.get_by_role("button", name="Your devices").click()
    ann.page.get_by_role("button", name="Make a passkey").click()
    expect(ann.page.get_by_role("button", name="Forget it")).to_be_visible()
    ann.context.clear_cookies()
    ann.visit()
    expect(ann.page.locator(".table-row.waiting")).to_have_count(0)
    expect(ann.page.get_by_label("Your name")).to_have_value("Guest")
    ann.page.get_by_role("button", name="Your devices").click()
    ann.page.get_by_role("button", name="Come in with a passkey").click()
    expect(ann.page.locator(".table-row.waiting")).to_have_count(1)
    expect(ann.page.get_by_label("Your name")).to_have_value("Ann")
    ann.page.get_by_role("button", name="Your devices").click()
    ann.page.get_by_role("button", name="Forget it").click()
    expect(ann.page.get_by_role("button", name="Forget it")).to_have_count(0)
    ann.page.get_by_role("button", name="Come in with a passkey").click()
    expect(ann.page.locator(".toast.bad")).to_have_text("This passkey belongs to nobody here.")
    ann.complaints[:] = [text for text in ann.complaints if "403" not in text]
