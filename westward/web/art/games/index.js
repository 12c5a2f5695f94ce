// Written by tools/screenshots.py: the games whose board has been photographed.
export default ["colorado-county", "gold-rush", "gold-seekers", "golden-city", "great-western-trail"];
