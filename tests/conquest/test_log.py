"""The log: who shot at whom with what, why it did no harm, what it cost, and what is left."""

import pytest

from souterrain.commands.goal import brief
from souterrain.games.conquest.cards import draw
from souterrain.games.conquest.effects.card import BreakArmour, Foresee
from souterrain.games.conquest.health import end_game, gain, look_for_end
from souterrain.games.conquest.obstacle import MoveObstacle
from souterrain.games.conquest.setup import Preparations
from souterrain.games.conquest.state import SKULL
from souterrain.speech import Speaker
from tests.conquest.scene import Duel, card, hit_with, shoot_at, strike


def order(duel: Duel, *names: str) -> list[str]:
    return [name for name in duel.names() if name in names]


# How far the goal is


def test_a_goal_of_which_nothing_is_reached_says_that_it_is_not_yet():
    duel = Duel()
    words = {lang: duel.game.loaded.words(lang) for lang in ("en", "fr")}
    line = [*brief(duel.game, None, words["en"])][1]
    assert line == "Sword player: Empty the reserve of the Skull team, 8 health tokens (none of 8 yet)"
    assert [*brief(duel.game, None, words["fr"])][1].endswith("(0 sur 8 pour l’instant)")
    duel.set_tokens(8, 5)
    assert [*brief(duel.game, None, words["en"])][1].endswith("(3 of 8)")


# A shot


def test_a_named_target_is_told_before_the_flick_and_a_second_try_called_so():
    duel = Duel()
    duel.shoot("sword-1", "fireball", targeted=True)
    duel.answer("target:skull-1")
    assert duel.told()[-1] == "Disc Sword 1 names its target: disc Skull 1."
    duel.place(14, 10)
    duel.flick(30, 20, 60)
    duel.answer("try_again")
    duel.flick(30, 30, 60)
    assert [event.data["attempt"] for event in duel.events("flicked")] == [1, 2]
    assert duel.saw("flicked", mover="sword-1", shot="fireball", target="skull-1", seat=0)
    assert duel.told("fr")[-3:] == [
        "La boule de feu manque sa cible, le pion Crâne 1, et ne touche personne.",
        "Second essai\u00a0: de son point d’arrêt, on relance la boule de feu vers le pion Crâne 1.",
        "La boule de feu manque sa cible, le pion Crâne 1, et ne touche personne.",
    ]


@pytest.mark.parametrize(
    ("disc", "met", "en"),
    [
        ("", "nobody", "The fireball misses its target, disc Skull 1, and hits nobody."),
        ("crystal-1", "obstacle", "The fireball misses its target, disc Skull 1, and hits only Crystal 1."),
        ("skull-2", "others", "The fireball misses its target, disc Skull 1."),
    ],
)
def test_a_target_that_is_missed_is_told_with_what_was_met_instead(disc: str, met: str, en: str):
    duel = Duel()
    if disc:
        duel.put(disc, 20, 10)
    duel.put("skull-1", 50, 20)
    duel.shoot("sword-1", "fireball", targeted=True)
    duel.answer("target:skull-1")
    duel.place(14, 10)
    duel.flick(20, 10, 80)
    assert duel.saw("missed", why="target", met=met, target="skull-1", told=False)
    assert duel.told()[-1] == en
    assert duel.saw("spared", disc="skull-2", why="target") == (met == "others")


def test_a_target_that_is_met_behind_a_wall_is_not_said_to_be_missed():
    duel = Duel()
    duel.put("skull-1", 14, 3)
    duel.shoot("sword-1", "combat", targeted=True)
    duel.answer("target:skull-1")
    duel.put("sword-1", 10, 3)
    duel.put("skull-1", 20, 3)
    duel.flick(0, 3, 300)
    assert duel.saw("missed", why="target", told=True)
    assert duel.told()[-1] == "Disc Sword 1 touches disc Skull 1: no damage, it had touched a wall first."


@pytest.mark.parametrize(("to", "why"), [((30, 20), "nobody"), ((18, 33), "obstacle")])
def test_a_shot_that_hits_nobody_is_told(to: tuple[float, float], why: str):
    duel = Duel()
    duel.put("sword-1", 18, 28)
    duel.shoot("sword-1", "combat")
    duel.flick(*to, 80)
    assert duel.saw("missed", mover="sword-1", by="sword-1", shot="combat", why=why)


def test_a_move_hits_nobody_without_a_word():
    duel = Duel()
    shoot_at(duel, "move", 30, 20, 60)
    assert not duel.saw("missed")


@pytest.mark.parametrize(
    ("shot", "victim", "why", "en"),
    [
        ("move", "skull-1", "move", "Disc Sword 1 touches disc Skull 1: no damage, it was a move."),
        ("combat", "sword-2", "companion", "Disc Sword 1 touches disc Sword 2: no damage, no shot harms its own team."),
    ],
)
def test_a_touch_without_harm_says_why(shot: str, victim: str, why: str, en: str):
    duel = Duel()
    duel.put(victim, 20, 10)
    shoot_at(duel, shot, 20, 10)
    assert duel.saw("spared", disc=victim, by="sword-1", mover="sword-1", shot=shot, why=why)
    assert en in duel.told()
    assert not duel.saw("missed")


def test_walls_wrong_targets_and_obstacles_are_told_apart():
    duel = Duel()
    said = set()
    for why in ("move", "companion", "wall", "target", "obstacle"):
        for lang in ("en", "fr"):
            duel.game.events.clear()
            duel.game.emit("spared", disc="skull-1", discs=("skull-1",), by="missile", why=why, own=False)
            said.update(duel.told(lang))
    assert len(said) == 10


def test_the_touch_is_told_before_the_disc_is_put_back():
    duel = Duel(arena="mat")
    duel.put("sword-1", 50, 10)
    duel.put("skull-1", 56, 10)
    duel.shoot("sword-1", "combat")
    duel.flick(58, 10, 300)
    assert order(duel, "hit", "put_back")[:2] == ["hit", "put_back"]


# What it costs


def test_tokens_lost_are_told_with_their_parts_and_what_is_left():
    duel = Duel()
    duel.put("skull-1", 20, 8.6)
    duel.put("skull-2", 20, 11.4)
    duel.shoot("sword-1", "wave")
    duel.place(15, 10)
    duel.flick(30, 10)
    assert duel.saw("tokens_lost", team=SKULL, amount=2, damage=1, left=6, why="shot", discs=("skull-1", "skull-2"))
    assert "The Skull team loses 2 tokens, 1 for each disc hit: 6 left." in duel.told()


def test_the_shot_is_named_where_it_does_more_than_one_damage():
    duel = Duel()
    duel.shoot("sword-1", "critical-combat")
    strike(duel, "skull-1")
    assert duel.told()[-1] == "The Skull team loses 2 tokens (Critical Combat): 6 left."
    assert duel.told("fr")[-1] == "L’équipe Crâne perd 2 jetons (Combat critique)\u00a0: il en reste 6."


def test_a_team_with_fewer_tokens_loses_all_it_had_and_the_end_names_both_sides():
    duel = Duel()
    duel.set_tokens(8, 1)
    duel.shoot("sword-1", "critical-combat")
    strike(duel, "skull-1")
    assert duel.told()[-3:] == [
        "The Skull team loses 1 token, all that it had: none is left.",
        "The game ends: the Skull team has no token left.",
        "The Sword team wins, having more tokens: 8 against 0.",
    ]


def test_a_draw_tells_the_score():
    duel = Duel()
    duel.set_tokens(12, 12)
    duel.hand(0, "thief")
    duel.hand(1, "witch")
    look_for_end(duel.game)
    assert duel.told("fr")[-1] == "Les deux équipes ont 12 jetons et 1 carte en main\u00a0: la partie est nulle."


def test_armour_tells_whom_it_saved_and_why_its_card_goes():
    duel = Duel()
    duel.keep("behemoth")
    duel.shoot("sword-1", "combat")
    strike(duel, "skull-1")
    duel.answer(f"use:{card('behemoth')}")
    assert duel.saw("shot_blocked", discs=("skull-1",), mover="sword-1", shot="combat", damage=1)
    assert duel.told()[-2:] == [
        "The Skull player uses the armour of the Behemoth: disc Skull 1 is safe from this shot.",
        "The Behemoth goes to the discard pile of the Skull team, now that its armour was used.",
    ]


def test_a_projectile_beside_the_other_disc_says_that_it_may_start_there():
    duel = Duel()
    duel.shoot("sword-1", "longbow")
    duel.answer("from:sword-2")
    duel.place(14, 25)
    line = "The longbow is put down near disc Sword 2: this shot may start from any disc of the team."
    assert duel.told()[-1] == line


# Cards


def test_the_damage_is_told_before_the_ability_it_brings_and_the_card_taken_with_its_reason():
    duel = Duel()
    hit_with(duel, "sword-1", "thief", "skull-1")
    told = order(duel, "hit", "tokens_lost", "ability_used", "discarded")
    assert told[:4] == ["hit", "tokens_lost", "ability_used", "discarded"]
    assert duel.events("discarded")[0].data["why"] == "ransacked"
    assert any(line.endswith(", taken at random from the hand of the Skull player.") for line in duel.told())
    assert any(line.endswith(", carte prise au hasard dans la main du joueur Crâne.") for line in duel.told("fr"))


def test_a_capture_is_told_before_the_tokens_it_bears_on():
    duel = Duel()
    hit_with(duel, "skull-1", "marauder", "sword-1")
    told = order(duel, "ability_used", "tokens_lost", "tokens_captured")
    assert told == ["ability_used", "tokens_lost", "tokens_captured"]
    assert duel.saw("tokens_captured", team=SKULL, amount=1, left=9)


@pytest.mark.parametrize(
    ("name", "why"),
    [("clay-golem", "armour"), ("paladin", "sign"), ("thief", "hand")],
)
def test_an_ability_that_does_nothing_says_why(name: str, why: str):
    duel = Duel()
    if name == "thief":
        duel.hand(1)
        hit_with(duel, "sword-1", "thief", "skull-1")
    else:
        duel.play("sword-1", name)
        duel.go_through()
    assert duel.saw("ability_idle", seat=0, disc="sword-1", why=why)
    assert order(duel, "ability_used", "ability_idle") == ["ability_used", "ability_idle"]


def test_an_ability_that_is_declined_says_so():
    duel = Duel()
    duel.play("skull-1", "shade")
    duel.go_through()
    assert duel.saw("ability_used", seat=1, ability="swap", may=True)
    assert duel.saw("ability_idle", seat=1, why="declined")
    at = duel.told().index("The Skull player may use the ability Swap.")
    assert duel.told()[at + 1] == "The Skull player makes no use of it."


def test_an_ability_that_waits_for_damage_says_that_there_was_none():
    duel = Duel()
    duel.play("sword-1", "thief")
    duel.go_through()
    assert duel.saw("ability_idle", seat=0, disc="sword-1", ability="ransack", why="damage")
    assert not duel.saw("ability_used")
    line = "Ransack needs damage, and no shot did any."
    assert duel.told().index(line) == len(duel.told()) - 2
    assert duel.told("fr")[-2] == "Détrousser demande des dégâts, et aucun tir n’en a fait."


def test_an_ability_that_has_acted_is_not_said_to_have_done_nothing():
    duel = Duel()
    hit_with(duel, "sword-1", "thief", "skull-1")
    assert not duel.saw("ability_idle", why="damage")


def test_obstacle_moves_that_a_shackled_team_is_given_are_not_announced():
    duel = Duel()
    duel.state.shackled = (False, True)
    duel.state.team = SKULL
    duel.play("skull-1", "goblin-sneak")
    duel.go_through()
    assert not duel.saw("moves_added")
    assert duel.saw("ability_idle", seat=1, why="shackled")
    assert "It gives no obstacle move: the team is shackled this turn." in duel.told()


def test_tokens_for_a_card_of_the_same_sign_name_that_card():
    duel = Duel()
    sign = duel.game.content.card["paladin"].sign
    other = next(
        each.id
        for each in duel.game.content.card.values()
        if each.team == "sword" and each.sign == sign and each.id != "paladin"
    )
    duel.discard(other)
    duel.play("sword-1", "paladin")
    duel.go_through()
    assert duel.saw("tokens_gained", same=True, card=card(other))
    assert any("in its discard pile is of the same sign" in line for line in duel.told())


@pytest.mark.parametrize("is_role", [True, False])
def test_a_rally_that_brings_a_combat_shot_names_the_card_that_it_is_for(is_role: bool):
    duel = Duel()
    roles = {name: each.role for name, each in duel.game.content.card.items() if each.team == "sword"}
    (effect,) = duel.game.content.ability["rally"].effects
    wanted = dict(effect.arguments)["role"]
    other = next(name for name, role in roles.items() if (role == wanted) == is_role and name != "guard-captain")
    duel.state.discards[0] = ()
    duel.discard(other)
    duel.play("sword-1", "guard-captain")
    duel.go_through()
    name = duel.game.loaded.words("en").name("card", other)
    end = {
        True: f"a combat shot, for {name.forms['the']} lies on top of its discard pile.",
        False: "a move shot, for a combat shot needs a card of the role Fighter on top of its discard pile, "
        f"and {name.forms['the']} lies there.",
    }
    assert f"Disc Sword 1 rallies for one more flick: {end[is_role]}" in duel.told()


def test_a_rally_before_any_card_is_discarded_says_that_none_lies_there():
    duel = Duel()
    duel.play("sword-1", "guard-captain")
    duel.go_through()
    assert duel.saw("rallied", shot="move", why="empty", card="")
    assert (
        "Disc Sword 1 rallies for one more flick: a move shot, for a combat shot needs a card of the role Fighter on top of "
        "its discard pile, and none lies there."
    ) in duel.told()
    assert (
        "Le pion Épée 1 a droit à un lancer de plus\u00a0: un tir de déplacement, car un tir de combat demande une carte de rôle "
        "Combattant au-dessus de sa défausse, qui est vide."
    ) in duel.told("fr")


def test_who_looks_ahead_and_what_is_laid_back_are_told_to_each_as_far_as_they_may_know():
    duel = Duel()
    duel.stack("thief", "bard", "ranger")
    duel.run(Foresee(0, 1))
    duel.answer(f"take:{card('bard')}", f"put_next:{card('ranger')}")
    (laid,) = duel.events("laid_back")
    assert laid.data["sequence"] == (card("ranger"), card("thief"))
    assert duel.told()[-1] == "The Sword player lays back on the draw pile, the top one first: Ranger → Thief."
    hidden = Speaker(duel.game, "en").event(laid.seen_by(1, duel.game.secrets()))
    assert Speaker(duel.game, "en").say(hidden) == (
        "The Sword player lays 2 cards back on the draw pile, in an order hidden from the others."
    )


@pytest.mark.parametrize(
    ("lang", "own", "others", "last"),
    [
        ("en", "The Sword player keeps the Bard.", "The Sword player keeps one of them.", "The Sword player keeps it."),
        ("fr", "Le joueur Épée garde le Barde.", "Le joueur Épée en garde une.", "Le joueur Épée la garde."),
    ],
)
def test_who_chooses_among_the_cards_looked_at_keeps_one_of_them(lang: str, own: str, others: str, last: str):
    duel = Duel()
    duel.stack("thief", "bard", "ranger")
    duel.run(Foresee(0, 1))
    duel.answer(f"take:{card('bard')}")
    assert own in duel.told(lang)
    speaker = Speaker(duel.game, lang)
    (taken,) = duel.events("drawn")
    assert speaker.say(speaker.event(taken.seen_by(1, duel.game.secrets()))) == others
    duel.empty_pile(0)
    duel.stack("thief")
    duel.run(Foresee(0, 1))
    duel.answer(f"take:{card('thief')}")
    assert speaker.say(speaker.event(duel.events("drawn")[1].seen_by(1, duel.game.secrets()))) == last


def test_who_draws_fewer_cards_than_are_due_is_told_why():
    duel = Duel()
    duel.empty_pile(0)
    duel.stack("thief")
    draw(duel.game, 0, 2, rule="conquest.turn.draw")
    assert duel.saw("drawn", short=1)
    assert duel.told()[-1] == "The Sword player draws Thief: the draw pile holds no more."
    draw(duel.game, 0, 1, rule="conquest.turn.draw")
    left = len(duel.holds(0))
    assert duel.told()[-1] == (
        f"The draw pile of the Sword team is empty: the Sword player draws nothing and has {left} cards left in hand."
    )
    duel.hand(0, "bard")
    duel.empty_pile(0)
    draw(duel.game, 0, 1, rule="conquest.turn.draw")
    assert duel.told("fr")[-1] == (
        "La pioche de l’équipe Épée est vide\u00a0: le joueur Épée ne pioche rien et n’a plus qu’une carte en main."
    )


def test_what_the_table_plays_without_is_not_read_from_a_card():
    duel = Duel(abilities=False, armour=False)
    duel.play("sword-1", "paladin")
    assert duel.told()[0] == "The Sword player plays the Paladin for disc Sword 1 (Combat, Move)."


def test_a_card_that_is_played_names_who_plays_it_for_whom_and_how_much_its_ability_is():
    duel = Duel()
    duel.play("sword-1", "enchantress")
    assert (
        duel.told()[0]
        == "The Sword player plays the Enchantress for disc Sword 1 (Move, Fireball (targeted) · Heal 2)."
    )
    duel.go_through()
    assert duel.saw("ability_used", ability="heal", amount=2)
    assert "The Sword player uses the ability Heal 2." in duel.told()
    assert "Le joueur Épée emploie la capacité Soin 2." in duel.told("fr")


def test_an_ability_that_knows_no_number_is_told_without_one():
    duel = Duel()
    duel.play("skull-1", "phoenix")
    assert duel.told()[0].endswith("· Reset).")
    duel.go_through()
    assert duel.saw("ability_used", ability="reset", amount=0)
    assert "The Skull player uses the ability Reset." in duel.told()
    assert duel.told()[-2].endswith(f"the pile has {len(duel.state.piles[SKULL])} cards now.")


def test_a_card_played_through_another_is_called_the_second():
    duel = Duel()
    name = next(
        each.id for each in duel.game.content.card.values() if each.team == "sword" and each.ability == "surprise"
    )
    duel.hand(0, "thief")
    duel.play("sword-1", name)
    while duel.decision.kind != "play_card":
        duel.go_on()
    duel.answer(f"play:{card('thief')}")
    assert duel.told()[-2].startswith("The Sword player plays a second card, the Thief, for disc Sword 1 (")
    assert duel.told("fr")[-2].startswith("Le joueur Épée joue une seconde carte, la Voleuse, pour le pion Épée 1 (")


def test_what_a_team_takes_from_the_bank_leaves_numbers_that_name_their_owners():
    duel = Duel()
    gain(duel.game, SKULL, 2, rule="conquest.ability.heal")
    assert duel.told()[-1] == "The Skull team takes 2 tokens from the bank: the team has 10 now, the bank 6."
    assert duel.told("fr")[-1] == (
        "L’équipe Crâne prend 2 jetons dans la banque\u00a0: l’équipe en a 10 à présent, la banque 6."
    )
    gain(duel.game, SKULL, 6, rule="conquest.ability.heal")
    assert "The Skull team takes 6 tokens from the bank: the team has 16 now, the bank none." in duel.told()


def test_the_end_by_an_empty_hand_says_that_tokens_decide():
    duel = Duel()
    duel.set_tokens(9, 1)
    end_game(duel.game, "hand", rule="conquest.end.no-card", team=SKULL)
    assert duel.told()[-2:] == [
        "The game ends: the Skull team has no card to play.",
        "The Sword team wins, having more tokens: 9 against 1.",
    ]
    assert duel.told("fr")[-1] == "L’équipe Épée l’emporte, ayant plus de jetons\u00a0: 9 contre 1."


def test_with_as_many_tokens_the_cards_in_hand_decide_and_are_said_to():
    duel = Duel()
    duel.set_tokens(12, 12)
    duel.hand(0, "thief", "bard")
    duel.hand(1, "witch")
    look_for_end(duel.game)
    assert duel.told()[-1] == "The Sword team wins, having as many tokens, 12, and more cards in hand: 2 against 1."
    told = "L’équipe Épée l’emporte, ayant autant de jetons, 12, et plus de cartes en main\u00a0: 2 contre 1."
    assert duel.told("fr")[-1] == told


@pytest.mark.parametrize(("seats", "late"), [(2, False), (3, False), (4, True)])
def test_the_hands_the_piles_and_the_obstacles_are_told_before_the_game_begins(seats: int, late: bool):
    duel = Duel(seats=seats, draw_at_end=late)
    dealt = [*duel.state.hands.values()]
    piles = [len(pile) for pile in duel.state.piles.values()]
    duel.run(Preparations())
    told = [(event.data["seats"], event.data["hand"], event.data["pile"]) for event in duel.events("hands_dealt")]
    assert [pile for _, _, pile in told] == piles
    assert all(len(dealt[seat]) == hand for seats, hand, _ in told for seat in seats)
    assert duel.told()[2] == "The obstacles are Crystal 1, Crystal 2, Crystal 3, Crystal 4 and Crystal 5."
    if seats == 2:
        assert duel.told()[0] == "The Sword player holds 4 cards; the draw pile has 24."
        assert duel.told("fr")[0] == "Le joueur Épée a 4 cartes en main\u202f; la pioche en a 24."
    if seats == 4:
        assert duel.told()[0] == "Sword 1 and Sword 2 each hold 3 cards; the draw pile has 22."
    assert duel.told()[3].endswith(" team is drawn by lot to play first.")


def test_a_projectile_that_comes_back_on_who_shot_it_is_said_to_hit_nobody():
    duel = Duel()
    duel.shoot("sword-1", "missile")
    duel.place(14, 10)
    duel.flick(10, 10, 60)
    assert duel.told()[-2:] == [
        "The missile comes back on disc Sword 1, which shot it: no damage, no shot harms its own team.",
        "The missile hits nobody.",
    ]
    assert duel.told("fr")[-2] == (
        "Le missile revient sur le pion Épée 1, qui tirait, sans dommage\u00a0: un tir ne blesse pas sa propre équipe."
    )


def test_the_obstacles_that_a_shot_meets_are_named():
    duel = Duel()
    duel.put("crystal-1", 20, 10)
    shoot_at(duel, "combat", 20, 10, 80)
    assert duel.saw("missed", why="obstacle", obstacles=("crystal-1",))
    assert duel.told()[-1] == "Disc Sword 1 hits nobody, only Crystal 1."
    assert duel.told("fr")[-1] == "Le pion Épée 1 ne touche personne, seulement le cristal 1."


def test_an_obstacle_that_touches_several_discs_has_one_sentence():
    duel = Duel()
    duel.put("crystal-1", 30, 10)
    duel.put("skull-1", 36, 8.6)
    duel.put("skull-2", 36, 11.4)
    duel.run(MoveObstacle(seat=0))
    duel.answer("obstacle:crystal-1")
    duel.flick(36, 10)
    assert {event.data["disc"] for event in duel.events("spared")} == {"skull-1", "skull-2"}, "each is staged"
    (line,) = (line for line in duel.told() if "touches" in line)
    assert line == "Crystal 1 touches disc Skull 1 and disc Skull 2: no damage, an obstacle harms nobody."
    assert any(
        line.startswith("Le cristal 1 heurte le pion Crâne 1 et le pion Crâne 2 sans") for line in duel.told("fr")
    )


def test_a_second_obstacle_move_is_announced_with_the_first_and_may_be_of_the_same_obstacle():
    duel = Duel()
    duel.run(MoveObstacle(seat=0), MoveObstacle(seat=0))
    for _ in range(2):
        duel.answer("obstacle:crystal-1")
        duel.gently()
    assert duel.told() == [
        "The Sword player flicks Crystal 1; one more obstacle move follows.",
        "The Sword player flicks Crystal 1.",
    ]
    line = "Le joueur Épée lance le cristal 1\u202f; un autre déplacement d’obstacle suivra."
    assert duel.told("fr")[0] == line


def test_who_chose_the_armour_that_is_broken_is_told():
    duel = Duel()
    duel.keep("griffin", "paladin")
    duel.run(BreakArmour(0, 0))
    duel.answer(f"drop:{card('griffin')}")
    assert duel.told()[-1] == (
        "The Griffin goes to the discard pile of the Sword team: its armour is broken, as the Sword player chose."
    )
    assert duel.told("fr")[-1].endswith("\u00a0: son armure est brisée, au choix du joueur Épée.")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_chain_of_contacts_begins_with_what_was_flicked(lang: str):
    duel = Duel(arena="mat")
    duel.put("sword-1", 50, 10)
    duel.put("skull-1", 54, 10)
    duel.put("crystal-1", 57.5, 10)
    duel.shoot("sword-1", "combat")
    duel.flick(60, 10, 300)
    assert duel.saw("put_back", disc="crystal-1", by="skull-1", chain=("sword-1", "skull-1"))
    line = {
        "en": "In a chain of contacts (Sword 1 → Skull 1 → Crystal 1), Crystal 1 goes off the mat and is put back.",
        "fr": "De proche en proche (Épée 1 → Crâne 1 → Cristal 1), le cristal 1 sort du tapis\u202f; on l’y repose.",
    }
    assert line[lang] in duel.told(lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_reason_to_discard_has_words_of_its_own(lang: str):
    duel = Duel()
    for why in ("played", "strength", "armour", "broken", "stunned", "ransacked"):
        duel.game.emit("discarded", team=0, card=card("thief"), why=why, seat=0)
    assert len({*duel.told(lang)}) == 6


def test_a_card_given_up_for_the_stun_says_so():
    duel = Duel()
    duel.state.stunned = (True, False)
    duel.begin_turn("sword-1")
    duel.answer(duel.options()[0])
    assert duel.events("discarded")[0].data["why"] == "stunned"
    assert any(line.endswith(", carte sacrifiée parce que le pion est assommé.") for line in duel.told("fr"))
    assert "Disc Sword 1 is stunned: it gives up a card and makes only one move shot." in duel.told()
    assert (
        "Le pion Épée 1 est assommé\u00a0: il sacrifie une carte sans effet et ne fait qu’un tir de déplacement."
        in duel.told("fr")
    )


def test_an_obstacle_move_names_who_makes_it_and_the_marker_goes_without_saying():
    duel = Duel()
    duel.begin_turn("sword-1")
    duel.end_turn()
    assert any(line.startswith("The Sword player flicks Crystal ") for line in duel.told())
    assert duel.saw("marker_turned", disc="sword-2", told=True)


# What it costs


def test_a_wave_made_stronger_tells_its_parts():
    duel = Duel()
    duel.hand(0, "paladin")
    duel.shoot("sword-1", "power-wave")
    strike(duel, "skull-1")
    duel.answer(duel.options("discard")[0])
    assert duel.saw("tokens_lost", amount=3, printed=2, more=1, shot="power-wave")
    assert duel.told()[-1] == "The Skull team loses 3 tokens (2 for Power Wave, 1 more for the card given up): 5 left."
    assert duel.told("fr")[-1] == (
        "L’équipe Crâne perd 3 jetons (2 pour Vague puissante, 1 de plus pour la carte sacrifiée)\u00a0: il en reste 5."
    )


def test_who_keeps_the_armour_back_is_told():
    duel = Duel()
    duel.keep("griffin")
    duel.shoot("skull-1", "combat")
    strike(duel, "sword-1")
    duel.answer("pass")
    assert duel.told()[-2:] == [
        "The Sword player uses no armour: the Griffin stays on the table.",
        "The Sword team loses 1 token: 7 left.",
    ]
    assert "Le joueur Épée n’emploie aucune armure\u00a0: le Griffon reste sur la table." in duel.told("fr")


def test_a_second_try_that_is_not_taken_is_told():
    duel = Duel()
    duel.shoot("sword-1", "fireball", targeted=True)
    duel.answer("target:skull-1")
    duel.place(14, 10)
    duel.flick(30, 20, 60)
    assert not duel.saw("retry_declined")
    duel.answer("pass")
    assert duel.told()[-1] == "The Sword player does not try again."
    shoot_at(duel, "missile", 30, 20, 60)
    assert len(duel.events("retry_declined")) == 1, "of a shot without a second try it goes without saying"


def test_a_missile_that_leaves_the_mat_is_not_said_to_come_back():
    duel = Duel(arena="mat")
    shoot_at(duel, "missile", 14, 0)
    assert not duel.saw("put_back")


def test_an_obstacle_that_touches_another_spares_nobody():
    duel = Duel()
    duel.run(MoveObstacle(seat=0))
    duel.answer("obstacle:crystal-1")
    duel.flick(*duel.at("crystal-2"), 80)
    assert duel.at("crystal-2") != (24, 33), "it was touched"
    assert not duel.saw("spared")
