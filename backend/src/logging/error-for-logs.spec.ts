import { QueryFailedError } from 'typeorm';
import { errorForLogs, redactForLogs, errorMessage } from './error-for-logs.js';

const DREAM = '아무에게도 말하지 않은 꿈';

function failedStatement(code: string, message: string): QueryFailedError {
  const refused = Object.assign(new Error(message), { code, detail: `Key (email)=(${DREAM})`, where: DREAM });
  return new QueryFailedError('INSERT INTO interpretations VALUES ($1)', [DREAM], refused);
}

describe('an error in a log', () => {
  it('says what failed and where, and nothing of the values that were written', () => {
    const error = failedStatement('23505', 'duplicate key value violates unique constraint "users_email"');
    const logged = errorForLogs(error);
    expect(logged).toEqual({
      type: 'QueryFailedError',
      message: 'duplicate key value violates unique constraint "users_email"',
      stack: error.stack,
      code: '23505',
      query: 'INSERT INTO interpretations VALUES ($1)',
    });
    expect(JSON.stringify(logged)).not.toContain(DREAM);
  });

  it.each([
    ['22P02', `invalid input syntax for type uuid: "${DREAM}"`, 'invalid input syntax for type uuid: "…"'],
    ['22003', `value "${DREAM} "" $&" is out of range`, 'value "…" is out of range'],
  ])('%s loses the value that its words quote, in its stack too', (code, message, words) => {
    const error = failedStatement(code, message);
    expect(errorMessage(error)).toBe(words);
    expect(JSON.stringify(errorForLogs(error))).not.toContain(DREAM);
    expect(errorForLogs(error)).toMatchObject({ stack: expect.stringContaining(words) as string });
  });

  it('is made fit under whatever name it is logged, and so is its cause', () => {
    const cause = failedStatement('40P01', 'deadlock detected');
    const error = Object.assign(new Error('not written', { cause }), { parameters: [DREAM] });
    for (const logged of [error, { msg: 'sweep', reason: error }]) {
      const written = JSON.stringify(redactForLogs(logged));
      expect(written).toContain('deadlock detected');
      expect(written).not.toContain(DREAM);
    }
  });

  it('of a name with several addresses has the words of the first one', () => {
    expect(errorMessage(new AggregateError([new Error('connect ECONNREFUSED')], ''))).toBe(
      'connect ECONNREFUSED',
    );
  });
});
