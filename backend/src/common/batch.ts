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
  private isRunning = false;

  constructor(private readonly answerAll: (questions: Question[]) => Promise<Answer[]>) {}

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      if (!this.isRunning) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.waiting.length > 0) await this.answer(this.waiting.splice(0));
    this.isRunning = false;
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
