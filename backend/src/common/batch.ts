/** A statement that takes longer holds nobody else up: its connection may be dead. */
const LONGEST_TURN_MS = 100;

interface Asked<Question, Answer> {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Questions that are asked one by one and answered together: the first at once, and those that come while it is answered
 * with the next statement, so that no answer is older than its question. `answerAll` answers in the order of the questions;
 * where it fails, everybody who is in it is told.
 */
export class Batch<Question, Answer> {
  private waiting: Asked<Question, Answer>[] = [];
  private turn?: NodeJS.Timeout;

  constructor(private readonly answerAll: (questions: Question[]) => Promise<Answer[]>) {}

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      if (!this.turn) this.begin();
    });
  }

  private begin(): void {
    const asked = this.waiting.splice(0);
    const end = () => {
      if (this.turn !== turn) return;
      clearTimeout(turn);
      this.turn = undefined;
      if (this.waiting.length > 0) this.begin();
    };
    const turn = setTimeout(end, LONGEST_TURN_MS);
    this.turn = turn;
    void this.answer(asked).finally(end);
  }

  private async answer(asked: Asked<Question, Answer>[]): Promise<void> {
    try {
      const answers = await this.answerAll(asked.map(({ question }) => question));
      asked.forEach(({ resolve }, place) => resolve(answers[place] as Answer));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}
