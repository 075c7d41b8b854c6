import { limits } from '../limits.js';
import { errorMessages, validationMessages } from '../messages.js';
import { defaultShareTitle } from '../share-title.js';
import { registerSchema, resetPasswordSchema, verifySchema } from './account/auth.js';
import {
  changePasswordFormSchema,
  registerFormSchema,
  resetPasswordFormSchema,
} from './account/auth-forms.js';
import { pageQuerySchema } from './common.js';
import { interpretSchema } from './interpretation.js';
import { shareSchema } from './post.js';
import { answerSchema, askSchema } from './question.js';

const firstMessage = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message;

describe('request and form schemas', () => {
  it.each([
    [{ dreamContent: '   ' }, validationMessages.dreamRequired],
    [{}, validationMessages.dreamRequired],
    [{ dreamContent: '\u200b \u3164' }, validationMessages.dreamRequired],
    [{ dreamContent: 7 }, validationMessages.dreamRequired],
    [{ dreamContent: '가'.repeat(limits.dream.max + 1) }, validationMessages.dreamTooLong],
    [{ dreamContent: '가'.repeat(limits.bodyBytes) }, validationMessages.dreamTooLong],
    [{ dreamContent: 'a\u0000' }, validationMessages.unstorable],
    [{ dreamContent: `a${'\u0301\u0316'.repeat(100)}` }, validationMessages.unstorable],
    [{ dreamContent: '\uD83C' }, validationMessages.unstorable],
  ])('rejects the dream %j with the defined message', (body, message) => {
    expect(firstMessage(interpretSchema.safeParse(body))).toBe(message);
  });

  it('accepts a dream of exactly 2000 characters typed as jamo, then trims and composes it', () => {
    const parsed = interpretSchema.parse({
      dreamContent: ` ${'각'.normalize('NFD').repeat(limits.dream.max)} `,
    });
    expect(parsed.dreamContent).toBe('각'.repeat(limits.dream.max));
  });

  it('drops is_admin from a registration', () => {
    const parsed = registerSchema.parse({
      email: 'a@b.kr',
      username: '달님',
      password: 'moonlight',
      is_admin: true,
    });
    expect(parsed).not.toHaveProperty('is_admin');
  });

  it.each([
    [{ email: '', username: '달님', password: 'moonlight' }, validationMessages.emailRequired],
    [{ email: 'a@b', username: '달님', password: 'moonlight' }, validationMessages.emailInvalid],
    [{ email: 'a@b.kr', username: '달', password: 'moonlight' }, validationMessages.usernameLength],
    [
      { email: 'a@b.kr', username: '\u3164\u3164', password: 'moonlight' },
      validationMessages.usernameRequired,
    ],
    [{ email: 'a@b.kr', username: '달\n님', password: 'moonlight' }, validationMessages.unstorable],
    [{ email: 'a@b.kr', username: '달\u0007님', password: 'moonlight' }, validationMessages.unstorable],
    [{ email: 'a@b.kr', username: '관 리 자', password: 'moonlight' }, validationMessages.nameReserved],
    [{ email: 'a@b.kr', username: '달님', password: '12345' }, validationMessages.passwordTooShort],
    [
      { email: 'a@b.kr', username: '달님', password: '달'.repeat(limits.password.max + 1) },
      validationMessages.passwordTooLong,
    ],
  ])('rejects the registration %j with the defined message', (body, message) => {
    expect(firstMessage(registerSchema.safeParse(body))).toBe(message);
  });

  it.each([undefined, '', '  '])('rejects a password reset with the token %j', (token) => {
    const reset = resetPasswordSchema.safeParse({ token, newPassword: 'moonlight' });
    expect(firstMessage(reset)).toBe(errorMessages.resetTokenInvalid);
    expect(firstMessage(verifySchema.safeParse({ token }))).toBe(validationMessages.tokenRequired);
  });

  it('requires the repeated password', () => {
    const form = { email: 'a@b.kr', username: '달님', password: 'moonlight', confirmPassword: '' };
    expect(firstMessage(registerFormSchema.safeParse(form))).toBe(validationMessages.confirmationRequired);
  });

  it.each([
    [registerFormSchema, { email: 'a@b', username: '달', password: '123', confirmPassword: '124' }],
    [resetPasswordFormSchema, { newPassword: '12345', confirmPassword: '54321' }],
    [changePasswordFormSchema, { currentPassword: '', newPassword: 'moonlight', confirmPassword: 'moon' }],
  ])('reports a password mismatch together with all other errors', (schema, form) => {
    const issues = schema.safeParse(form).error?.issues ?? [];
    expect(issues.length).toBeGreaterThan(1);
    expect(issues.at(-1)).toMatchObject({
      path: ['confirmPassword'],
      message: validationMessages.confirmationMismatch,
    });
  });

  it('accepts a repeated password in another Unicode normalization form', () => {
    const form = { newPassword: '달빛달빛달빛'.normalize('NFD'), confirmPassword: '달빛달빛달빛' };
    expect(resetPasswordFormSchema.parse(form).newPassword).toBe('달빛달빛달빛');
  });

  it('rejects an answer that is too long with the defined message', () => {
    const answer = '가'.repeat(limits.answer.max + 1);
    expect(firstMessage(answerSchema.safeParse({ answer, adminPassword: 'x' }))).toBe(
      validationMessages.answerTooLong,
    );
  });

  it('sets the author of a question without a nickname to 익명', () => {
    const question = {
      title: '태몽인가요',
      category: '일반',
      content: '용이 하늘로 올라가는 꿈을 꾸었는데 뜻이 궁금합니다.',
    };
    expect(askSchema.parse(question).author).toBe('익명');
    expect(askSchema.parse({ ...question, author: '  ' }).author).toBe('익명');
    expect(askSchema.parse({ ...question, author: '\u3164' }).author).toBe('익명');
    expect(askSchema.parse({ ...question, author: null }).author).toBe('익명');
  });

  it('removes invisible characters from names and titles, and rejects a reserved nickname', () => {
    const question = {
      title: '태몽\u202e인가요\u200b',
      category: '일반',
      content: '용이 하늘로 올라가는 꿈을 꾸었는데 뜻이 궁금합니다.',
    };
    expect(askSchema.parse({ ...question, author: '달\u200b빛' })).toMatchObject({
      title: '태몽인가요',
      author: '달빛',
    });
    expect(firstMessage(askSchema.safeParse({ ...question, author: '운\u200b영자' }))).toBe(
      validationMessages.nameReserved,
    );
    expect(shareSchema.parse({ title: '큰 뱀\u2066 꿈' }).title).toBe('큰 뱀 꿈');
  });

  it('defaults to a page of 50, ignores cache-busting parameters and rejects a limit of 101', () => {
    expect(pageQuerySchema.parse({ t: '1', _cache: 'x' })).toEqual({ limit: limits.page.default });
    expect(firstMessage(pageQuerySchema.safeParse({ limit: '101' }))).toBe(validationMessages.limitInvalid);
  });

  it('builds the default share title from the first sentence or the first words within 20 characters', () => {
    expect(defaultShareTitle('큰 뱀이 집으로 들어왔다. 무섭지 않았다.', 20)).toBe(
      '큰 뱀이 집으로 들어왔다 꿈 해석',
    );
    expect(defaultShareTitle('아! 뱀이 집으로 들어왔는데 따뜻했다', 20)).toBe(
      '아! 뱀이 집으로 들어왔는데 따뜻했다 꿈 해석',
    );
    expect(defaultShareTitle('뱀이 마당으로 들어와서는 내 몸을 감았다', 15)).toBe(
      '뱀이 마당으로 들어와서는 꿈 해석',
    );
    expect(defaultShareTitle('큰 뱀이 집으로 들어왔다', 13)).toBe('큰 뱀이 집으로 들어왔다 꿈 해석');
    expect(defaultShareTitle('큰 뱀이 \r\n\r\n집으로\n들어왔다', 20)).toBe('큰 뱀이 집으로 들어왔다 꿈 해석');
    expect(defaultShareTitle('\u200b', 20)).toBe('꿈 해석 결과');
    expect(defaultShareTitle('', 20)).toBe('꿈 해석 결과');
    expect(defaultShareTitle('🐍🐍 뱀이 집으로 들어왔다', 9)).toBe('🐍🐍 뱀이 집으로 꿈 해석');
  });

  it.each([
    ['뱀이집으로들어와서나를물었는데아프지않고피도안났다', '뱀이집으로들어와서나를물었는데아프지않고'],
    ['돌아가신할머니가우리집에오셔서밥을차려주셨다', '돌아가신할머니가우리집에오셔서'],
    ['이가빠졌다가다시났고커다란고양이가방안에서나를봤다', '이가빠졌다가다시났고'],
    ['꿈에 뱀이집으로들어왔는데무섭지않고따뜻했다', '꿈에 뱀이집으로들어왔는데무섭지않고'],
    ['뱀이집으로들어왔다.그리고나는그방에들어가지못했다', '뱀이집으로들어왔다'],
    ['가'.repeat(30), `${'가'.repeat(20)}…`],
  ])('ends the default share title of %s, without spaces, after a phrase', (dream, start) => {
    expect(defaultShareTitle(dream, 20)).toBe(`${start} 꿈 해석`);
  });
});
