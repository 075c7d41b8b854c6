import { isAnimate } from '../understanding/animate.js';
import type { DreamEvent } from '../understanding/events.js';
import type { Noun } from '../understanding/nouns.js';
import type { Understanding } from '../understanding/understanding.js';
import { isSameBeing } from './absent-beings.js';
import {
  claimedDoersOf,
  isActing,
  isNamedIn,
  isOneOf,
  isSelf,
  isYou,
  namedDoers,
  possibleDoers,
} from './claimed-doers.js';
import { tellsPhrase, type Claimed } from './claimed-events.js';
import { areForms, areOfSameThings, isAbout, LIGHT, thingsOf } from './same-deed.js';
import { isOf, mentions, tells, type OutcomeWords } from './outcome-words.js';

/** In characters. A longer dream has several scenes, of which a pattern may tell another than the reading does. */
const LONGEST_SCENE = 200;
/** 소대장님만 못 드셨어요: the others did. */
const ONLY_ONE = /[가-힣](?<!지|나|저|내)만\s?(?:[가-힣]{1,8}\s)?(?:안|못)/u;

/** 나만 못 나가고: the others may have done it. */
const ONLY_SELF = /(?:나|저)만\s?(?:[가-힣]{1,8}\s)?(?:안|못)/u;
/** 아무도 못 알아봤는데: often somebody did after all. */
const NOBODY = /아무/u;

/** An outcome that did not happen in a dream. */
interface NotDone {
  words: OutcomeWords;
  /** What each denied deed was about; empty if a pattern tells that it did not happen. */
  things: Noun[][];
}

/** An outcome that others than the dreamer brought about. */
interface Done {
  words: OutcomeWords;
  doers: Noun[][];
}

/** What did not happen in a dream, and what only others than the dreamer or a named being did. */
export class OutcomesOfDream {
  private readonly notDone: NotDone[] = [];
  private readonly done: Done[] = [];
  /** Outcomes with `exact` deeds for which the dream has no word. */
  private readonly untold: OutcomeWords[] = [];
  /** Outcomes that the dream tells only as done, not by somebody else. */
  private readonly happened: OutcomeWords[] = [];

  constructor(
    private readonly dream: Understanding,
    outcomes: readonly OutcomeWords[],
    private readonly felt: ReadonlySet<string>,
  ) {
    const { events, text } = dream;
    const isOnlyOne = ONLY_ONE.test(text);
    const isScene = text.length <= LONGEST_SCENE;
    for (const words of outcomes) {
      const same = events.filter((event) => isOf(words, event));
      const doers = isScene ? this.doersIfNamed(same) : undefined;
      if (doers) this.done.push({ words, doers });
      if (isScene && areDone(same) && !same.every(isByOthers)) this.happened.push(words);
      if (words.exact.size > 0 && same.length === 0 && !mentions(words, text)) this.untold.push(words);
      if (isOnlyOne || same.some(({ status }) => status === 'done')) continue;
      const things = same.filter(({ status }) => status === 'not').map(thingsOf);
      if (things.length > 0 || (isScene && words.undonePatterns?.test(text)))
        this.notDone.push({ words, things });
    }
  }

  /** Tests whether something that a reading tells as done did not happen in the dream. */
  isUndone = (claimed: Claimed): boolean => {
    const { event, manner } = claimed;
    if (manner === 'ongoing') return false;
    const doers = claimedDoersOf(claimed);
    if (ONLY_SELF.test(this.dream.text) && doers.some((doer) => !isSelf(doer))) return false;
    const mayBeSelf = doers.every(isSelf) || (manner === 'leading' && !event.doers.some(isActing));
    if (mayBeSelf && this.isDenied(claimed)) return true;
    if (manner === 'leading' && thingsOf(event).length === 0) return false;
    // A pattern does not tell who failed: 말도 못하고.
    const mayBeOther = doers.some((doer) => !isSelf(doer));
    return this.notDone.some(
      ({ words, things }) =>
        !(mayBeOther && things.length === 0) && isOf(words, event) && isAbout(things, thingsOf(event)),
    );
  };

  /** Tests whether a reading tells as done what no word of the dream tells: 끝내 붙잡힌 꿈. */
  isUntold = ({ event, manner }: Claimed): boolean =>
    manner === 'told' && this.untold.some(({ exact }) => event.lemmas.some((lemma) => exact.has(lemma)));

  /** Tests the same for any deed, by its verb alone: 끝내 따낸 감 (a headline), 감을 따셨으니. */
  isDenied = ({ event }: Claimed): boolean => {
    const same = this.eventsOf(event.lemmas);
    const isOfThis = (told: DreamEvent) => areOfSameThings(told, event);
    const denied = same.filter(({ status, text }) => status === 'not' && !NOBODY.test(text));
    return denied.some(isOfThis) && !same.some((told) => told.status === 'done' && isOfThis(told));
  };

  /** Tests whether a reading tells as not done what the dream tells as done: 끝내 입장하지 못한. */
  isDoneAfterAll = ({ event }: Claimed): boolean => {
    const same = this.eventsWithVerbOf(event).filter((told) => areOfSameThings(told, event));
    if (same.length > 0) return areDone(same) && !same.every(isByOthers);
    return this.happened.some((words) => isOf(words, event));
  };

  /** Tests the same for the phrases of a text. */
  tellsUndone = (text: string): boolean =>
    this.notDone.some(({ words: { phrases } }) => phrases && tellsPhrase(text, phrases));

  /** Tests whether a reading attributes to somebody (당신이 울자, 언니가 울었고) what only others did. */
  isByAnother = (claimed: Claimed): boolean => {
    const claimedDoers = claimedDoersOf(claimed);
    if (claimedDoers.length === 0) return false;
    const isOfOthers = (doers: readonly Noun[][]) =>
      doers.every((own) => !own.some((one) => isOneOf(one, claimedDoers) || isNamedIn(claimed, one)));
    const isInAnotherVoice = ({ passive }: OutcomeWords) =>
      claimed.event.lemmas.some((lemma) => passive.has(lemma)) &&
      this.eventsOf(claimed.event.lemmas).length === 0;
    const isOthers = ({ words, doers }: Done) =>
      tells(claimed, words) && !isInAnotherVoice(words) && isOfOthers(doers);
    if (this.done.some(isOthers)) return true;
    const doers = this.isOfDream(claimed)
      ? this.doersIfNamed(this.eventsWithVerbOf(claimed.event))
      : undefined;
    return doers !== undefined && isOfOthers(doers);
  };

  /** Tests whether a reading attributes to somebody else what only the dreamer did: 남자친구가 끌어올려 준 꿈. */
  isOfDreamer = (claimed: Claimed): boolean => {
    const doers = claimed.event.doers.filter((noun) => isActing(noun) && isAnimate(noun));
    if (doers.length === 0 || doers.some((doer) => isSelf(doer) || isYou(doer)) || !this.isOfDream(claimed))
      return false;
    const same = this.eventsWithVerbOf(claimed.event);
    return areDone(same) && same.every(isByDreamer);
  };

  /** Tests whether the doers of a claim are the dreamer, or are named as its subject and in the dream. */
  private isOfDream(claimed: Claimed): boolean {
    if (claimedDoersOf(claimed).every(isSelf)) return true;
    const named = claimed.event.doers.filter(isActing);
    return (
      named.length > 0 && named.every((doer) => this.dream.nouns.some((noun) => isSameBeing(noun, doer)))
    );
  }

  /**
   * The doers of each event that happened, if all of them are named and the dreamer is none. Who has a feeling must be named
   * by its clause: 남편은 자고 진짜 열받아서.
   */
  private doersIfNamed(events: readonly DreamEvent[]): Noun[][] | undefined {
    const done = events.filter(({ status }) => status === 'done');
    const doers = done.map(namedDoers);
    const areNamed = done.every(
      ({ implied, doers: own, lemmas }, at) =>
        !implied.self &&
        doers[at]?.length !== 0 &&
        (own.length > 0 || !lemmas.some((lemma) => this.felt.has(lemma))),
    );
    return done.length > 0 && areNamed ? doers : undefined;
  }

  /** Returns the events of the dream with a verb of this one that says something by itself. */
  private eventsWithVerbOf({ lemmas }: DreamEvent): DreamEvent[] {
    return this.eventsOf(lemmas.filter((lemma) => !LIGHT.has(lemma)));
  }

  private eventsOf(lemmas: readonly string[]): DreamEvent[] {
    return this.dream.events.filter((event) => areForms(lemmas, event.lemmas));
  }
}

/** 내가 손을 잡고 끌어올렸어요: nobody else is named who may have done it. */
const isByDreamer = (event: DreamEvent): boolean =>
  possibleDoers(event).length === 0 && [...event.doers, ...event.implied.nouns].some(isSelf);

/** 언니는 엉엉 울고: the dreamer may well not have cried. */
const isByOthers = (event: DreamEvent): boolean => !event.implied.self && possibleDoers(event).length > 0;

const areDone = (events: readonly DreamEvent[]): boolean =>
  events.length > 0 && events.every(({ status }) => status === 'done');
