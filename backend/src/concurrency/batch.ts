/** A statement that takes longer holds nobody else up: its connection may be dead. */
const LONGEST_TURN_MS = 100;

interface Asked<Question, Answer> {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Questions that are asked one by one and answered together: those that come in one turn of the event loop with one
 * statement, and those that come while it runs with the next, so that no answer is older than its question. `answerAll`
 * answers in the order of the questions; where it fails, everybody who is in it is told.
 */
export class Batch<Question, Answer> {
  private waiting: Asked<Question, Answer>[] = [];
  private isBusy = false;

  constructor(private readonly answerAll: (questions: Question[]) => Promise<Answer[]>) {}

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      if (this.isBusy) return;
      this.isBusy = true;
      setImmediate(() => this.begin());
    });
  }

  private begin(): void {
    const asked = this.waiting.splice(0);
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      if (this.waiting.length > 0) this.begin();
      else this.isBusy = false;
    };
    const timer = setTimeout(end, LONGEST_TURN_MS);
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
