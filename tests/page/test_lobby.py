"""Two people who know nothing of each other find each other in the lobby, and come back to their seats by any link."""

from tests.page.axe import faults
from tests.page.conftest import PHONE, Open, Seen
from tests.page.test_around import open_menu

LAPTOP = (1280, 800)


def enter(seen: Seen, name: str) -> None:
    seen.page.goto(f"{seen.base}/lobby")
    seen.page.locator(".seek select").first.select_option("claustrophobia")
    seen.page.locator(".seek .field").first.fill(name)


def look(seen: Seen, what: str, width: int) -> None:
    seen.settle()
    seen.shoot(what)
    assert faults(seen, what) == [], what
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= width, what


def test_two_browsers_find_each_other_and_come_back_to_their_seats(open_page: Open) -> None:
    one, two = open_page(LAPTOP, "en"), open_page(PHONE, "fr")
    enter(one, "Ann")
    look(one, "lobby", LAPTOP[0])
    one.page.locator(".seek .primary").click()
    one.page.locator(".seek [role=status]").wait_for()
    enter(two, "Bob")
    two.page.locator(".offers .sides .btn").first.wait_for()
    look(two, "lobby-phone", PHONE[0])
    two.page.locator(".seek .primary").click()
    for each in (one, two):
        each.page.wait_for_selector(".mapwrap .tile")
    table = two.page.url.split("/table/")[1]
    assert one.page.url.split("/table/")[1].split("#")[0] == table.split("#")[0]
    one.page.get_by_role("textbox", name="Say something").fill("Hello!")
    one.page.get_by_role("button", name="Send").click()
    two.page.locator("[data-tool=log]").click()
    two.page.locator(".said li", has_text="Ann Hello!").wait_for()
    # Whoever comes again by the link for those who look on sits where they sat.
    two.page.goto(f"{two.base}/table/{table.split('#')[0]}")
    two.page.wait_for_url(f"**/table/{table}")
    # Another browser takes the tables over by the link that holds them; a third sees who plays, without a seat.
    two.page.goto(f"{two.base}/replays")
    link = two.page.locator(".carry .copy input").input_value()
    other = open_page(LAPTOP, "fr")
    other.page.goto(link)
    other.page.locator(".carry [role=status]").wait_for()
    assert other.page.url == f"{other.base}/replays"
    look(other, "carried", LAPTOP[0])
    other.page.goto(f"{other.base}/lobby")
    other.page.locator(".offers li > .btn").first.click()
    other.page.wait_for_url(f"**/table/{table}")
    watcher = open_page(LAPTOP, "en")
    watcher.page.goto(f"{watcher.base}/lobby")
    watcher.page.get_by_role("button", name="Watch").first.click()
    watcher.page.wait_for_selector(".mapwrap .tile")
    watcher.page.locator(".notice", has_text="You are watching").wait_for()
    open_menu(one, "en")
    one.page.get_by_role("button", name="Take it out of the lobby").click()
    watcher.page.goto(f"{watcher.base}/lobby")
    watcher.page.locator(".offers .none").wait_for()
    look(watcher, "lobby-empty", LAPTOP[0])
