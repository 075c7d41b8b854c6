import { QueryFailedError } from 'typeorm';
import { errorForLogs, redactForLogs, errorMessage } from './error-for-logs.js';

const DREAM = '아무에게도 말하지 않은 꿈';

function failedStatement(code: string, message: string): QueryFailedError {
  const refused = Object.assign(new Error(message), { code, detail: `Key (email)=(${DREAM})`, where: DREAM });
  return new QueryFailedError('INSERT INTO interpretations VALUES ($1)', [DREAM], refused);
}

describe('errors in logs', () => {
  it('errorForLogs keeps the message, stack, code and query, and omits the values of the statement', () => {
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
  ])('error %s loses the value that its message quotes, in the stack too', (code, message, redacted) => {
    const error = failedStatement(code, message);
    expect(errorMessage(error)).toBe(redacted);
    expect(JSON.stringify(errorForLogs(error))).not.toContain(DREAM);
    expect(errorForLogs(error)).toMatchObject({ stack: expect.stringContaining(redacted) as string });
  });

  it('redactForLogs redacts an error and its cause under any property name', () => {
    const cause = failedStatement('40P01', 'deadlock detected');
    const error = Object.assign(new Error('not written', { cause }), { parameters: [DREAM] });
    for (const logged of [error, { msg: 'sweep', reason: error }]) {
      const written = JSON.stringify(redactForLogs(logged));
      expect(written).toContain('deadlock detected');
      expect(written).not.toContain(DREAM);
    }
  });

  it('errorMessage returns the first message of an aggregate that has none', () => {
    expect(errorMessage(new AggregateError([new Error('connect ECONNREFUSED')], ''))).toBe(
      'connect ECONNREFUSED',
    );
  });
});
