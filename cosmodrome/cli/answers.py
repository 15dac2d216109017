"""What a typed line means: a number, notation, the beginning of it, or words to look for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cosmodrome.kernel.action import Action


def find(line: str, actions: Sequence[Action], label: Callable[[Action], str]) -> Action | list[int]:
    """Return the action that a line means, or the indexes of those that it could mean.

    The number of a choice, its whole notation, or a beginning that only one has (`d 4 4 sh` for
    `dock 4 4 shipyard`) mean it. Anything else looks for its words in notation and label.
    """
    words = line.casefold().split()
    if len(words) == 1 and words[0].isdecimal() and 1 <= int(words[0]) <= len(actions):
        return actions[int(words[0]) - 1]
    notations = [action.text.casefold().split() for action in actions]
    if words in notations:
        return actions[notations.index(words)]
    begun = [index for index, notation in enumerate(notations) if _begins(words, notation)]
    if len(begun) == 1:
        return actions[begun[0]]
    if begun:
        return begun
    return [
        index
        for index, action in enumerate(actions)
        if _mentions(words, notations[index]) or _mentions(words, _words(label(action)))
    ]


def _begins(typed: list[str], notation: list[str]) -> bool:
    """Tell whether each typed word begins the word of the notation at its place; numbers must be whole."""
    return len(typed) <= len(notation) and all(
        word == one if word.isdecimal() else one.startswith(word) for word, one in zip(typed, notation, strict=False)
    )


def _mentions(typed: list[str], words: list[str]) -> bool:
    """Tell whether each typed word is part of some word, each word used once; short ones must begin it."""
    left = list(words)
    for word in typed:
        hit = next((each for each in left if part_of(word, each)), None)
        if hit is None:
            return False
        left.remove(hit)
    return True


def part_of(typed: str, word: str) -> bool:
    """Tell whether what was typed stands for a word: a number is the whole, a few letters its beginning."""
    if typed.isdecimal():
        return typed == word
    return word.startswith(typed) or (len(typed) >= 3 and typed in word)


def _words(text: str) -> list[str]:
    """Split a label into words without punctuation."""
    return "".join(letter if letter.isalnum() or letter in "'’_" else " " for letter in text.casefold()).split()
