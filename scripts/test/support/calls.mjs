/**
 * Makes every documented call from outside and checks each success response, each error status and its message. The
 * messages are repeated here on purpose, because API clients may rely on them.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Caller, letters, NOWHERE, question, register } from './caller.mjs';

async function accounts(address) {
  const guest = new Caller(address);
  const password = 'moonlight-9';
  await guest.expect(
    400,
    'POST',
    '/auth/register',
    { email: '', username: '달님', password },
    '이메일을 입력해주세요.',
  );
  await guest.expect(
    400,
    'POST',
    '/auth/register',
    { email: 'x', username: '달님', password },
    '올바른 이메일 형식이 아닙니다.',
  );
  await guest.expect(
    400,
    'POST',
    '/auth/register',
    { email: 'a@b.kr', username: '달', password },
    '사용자 이름은 2자 이상 20자 이하여야 합니다.',
  );
  await guest.expect(
    400,
    'POST',
    '/auth/register',
    { email: 'a@b.kr', username: '달님', password: '12345' },
    '비밀번호는 6자 이상이어야 합니다.',
  );
  await guest.expect(201, 'POST', '/dreams/interpret', { dreamContent: '손님으로 꾼 꿈에 뱀이 나왔다' });
  const email = `dal-${randomUUID().slice(0, 8)}@example.com`;
  const registered = await guest.expect(201, 'POST', '/auth/register', { email, username: '달님', password });
  assert.equal(registered.linkedDreams, 1);
  assert.equal(registered.user.is_admin, false);
  await guest.expect(
    409,
    'POST',
    '/auth/register',
    { email, username: '달님', password },
    '이미 사용 중인 이메일입니다.',
  );
  await guest.expect(
    401,
    'POST',
    '/auth/login',
    { email, password: 'wrong-one' },
    '이메일 또는 비밀번호가 올바르지 않습니다.',
  );
  await guest.expect(
    401,
    'POST',
    '/auth/login',
    { email: `no-${email}`, password },
    '이메일 또는 비밀번호가 올바르지 않습니다.',
  );
  const { token } = await guest.expect(200, 'POST', '/auth/login', { email, password });
  assert.equal((await guest.expect(200, 'POST', '/auth/verify', { token })).valid, true);
  assert.deepEqual(await guest.expect(200, 'POST', '/auth/verify', { token: 'x.y.z' }), { valid: false });
  await guest.expect(400, 'POST', '/auth/verify', {}, '토큰이 필요합니다.');
  const forgot = await guest.expect(200, 'POST', '/auth/forgot-password', { email });
  assert.deepEqual(forgot, { message: '가입된 이메일이라면 비밀번호 재설정 안내를 보냈습니다.' });
  assert.deepEqual(
    await guest.expect(200, 'POST', '/auth/forgot-password', { email: `no-${email}` }),
    forgot,
  );
  await guest.expect(
    400,
    'POST',
    '/auth/reset-password',
    { token: 'used', newPassword: 'sunlight-9' },
    '유효하지 않은 재설정 링크입니다.',
  );
  const member = new Caller(address, token);
  await guest.expect(
    401,
    'POST',
    '/auth/change-password',
    { currentPassword: password, newPassword: 'sunlight-9' },
    '로그인이 필요합니다.',
  );
  await member.expect(
    400,
    'POST',
    '/auth/change-password',
    { currentPassword: 'wrong', newPassword: 'sunlight-9' },
    '현재 비밀번호가 올바르지 않습니다.',
  );
  const changed = await member.expect(200, 'POST', '/auth/change-password', {
    currentPassword: password,
    newPassword: 'sunlight-9',
  });
  assert.equal(changed.message, '비밀번호가 변경되었습니다.');
  await member.expect(401, 'GET', '/posts', undefined, '로그인이 필요합니다.');
  await new Caller(address, changed.token).expect(200, 'GET', '/posts');
}

async function dreams(address) {
  const guest = new Caller(address);
  await guest.expect(400, 'POST', '/dreams/interpret', { dreamContent: ' ' }, '꿈 내용을 입력해주세요.');
  await guest.expect(
    400,
    'POST',
    '/dreams/interpret',
    { dreamContent: letters(2001) },
    '꿈 내용은 2000자 이내로 작성해주세요.',
  );
  await guest.expect(
    413,
    'POST',
    '/dreams/interpret',
    { dreamContent: letters(40_000) },
    '보내신 내용이 너무 깁니다. 내용을 줄여서 다시 시도해주세요.',
  );
  const dream = await guest.expect(201, 'POST', '/dreams/interpret', {
    dreamContent: '큰 뱀이 집으로 들어왔다',
  });
  assert.match(dream.interpretation, /뱀/);
  assert.equal((await guest.expect(200, 'GET', `/dreams/${dream.id}`)).interpretation.id, dream.id);
  assert.equal((await guest.expect(200, 'GET', '/dreams/my-dreams?t=1&_cache=x')).interpretations.length, 1);
  await new Caller(address).expect(404, 'GET', `/dreams/${dream.id}`, undefined, '해석을 찾을 수 없습니다.');
  await guest.expect(404, 'GET', '/dreams/nonsense', undefined, '해석을 찾을 수 없습니다.');
  await guest.expect(
    400,
    'GET',
    '/dreams/my-dreams?limit=0',
    undefined,
    '한 번에 1개에서 100개까지 볼 수 있습니다.',
  );
  await guest.expect(
    403,
    'POST',
    `/dreams/${dream.id}/share`,
    { title: '뱀' },
    '이 해석을 공유할 권한이 없습니다.',
  );
}

async function board(address) {
  const [owner, other, guest] = [
    await register(address, '보름달'),
    await register(address, '새벽별'),
    new Caller(address),
  ];
  const dream = await owner.expect(201, 'POST', '/dreams/interpret', {
    dreamContent: '맑은 강에서 잉어를 잡았다',
  });
  await other.expect(
    403,
    'POST',
    `/dreams/${dream.id}/share`,
    { title: '남의 꿈' },
    '이 해석을 공유할 권한이 없습니다.',
  );
  await owner.expect(
    404,
    'POST',
    `/dreams/${NOWHERE}/share`,
    { title: '없는 꿈' },
    '해석을 찾을 수 없습니다. 서버에 저장된 해석인지 확인해주세요.',
  );
  const { post } = await owner.expect(201, 'POST', `/dreams/${dream.id}/share`, { title: '잉어 꿈 해석' });
  await owner.expect(400, 'POST', `/dreams/${dream.id}/share`, { title: '또' }, '이미 공유된 해석입니다.');
  assert.equal((await guest.expect(200, 'GET', '/posts')).posts[0].id, post.id);
  assert.equal(
    (await guest.expect(200, 'GET', `/posts?q=${encodeURIComponent('잉어')}`)).posts.length > 0,
    true,
  );
  assert.equal((await guest.expect(200, 'GET', `/posts/${post.id}`)).post.author_username, '보름달');
  await guest.expect(404, 'GET', `/posts/${NOWHERE}`, undefined, '게시글을 찾을 수 없습니다.');
  await guest.expect(200, 'GET', `/posts/${post.id}/similar`);
  await guest.expect(
    401,
    'POST',
    `/posts/${post.id}/like`,
    undefined,
    '로그인이 필요한 기능입니다. 좋아요는 로그인 후 이용할 수 있어요.',
  );
  assert.deepEqual(await other.expect(200, 'POST', `/posts/${post.id}/like`), { likes: 1, liked: true });
  assert.deepEqual(await other.expect(200, 'POST', `/posts/${post.id}/like`), { likes: 0, liked: false });
  await other.expect(404, 'POST', `/posts/${NOWHERE}/like`, undefined, '게시글을 찾을 수 없습니다.');
  return { owner, dream };
}

async function questions(address, adminPassword) {
  const guest = new Caller(address);
  await guest.expect(400, 'POST', '/qna', question({ title: '짧다' }), '제목은 5자 이상이어야 합니다.');
  await guest.expect(400, 'POST', '/qna', question({ title: letters(101) }), '제목은 100자 이하여야 합니다.');
  await guest.expect(
    400,
    'POST',
    '/qna',
    question({ content: '짧은 내용' }),
    '구체적인 꿈 내용을 20자 이상 작성해주세요.',
  );
  await guest.expect(
    400,
    'POST',
    '/qna',
    question({ content: letters(2001) }),
    '내용은 2000자 이하여야 합니다.',
  );
  const { question: created } = await guest.expect(201, 'POST', '/qna', question());
  assert.equal(created.author, '익명');
  await guest.expect(200, 'GET', '/qna?t=1');
  assert.equal((await guest.expect(200, 'GET', `/qna/${created.id}`)).question.views, 1);
  await guest.expect(404, 'GET', `/qna/${NOWHERE}`, undefined, '질문을 찾을 수 없습니다.');
  await guest.expect(
    403,
    'POST',
    '/qna/verify-admin',
    { adminPassword: 'wrong' },
    '비밀번호가 올바르지 않습니다.',
  );
  assert.deepEqual(await guest.expect(200, 'POST', '/qna/verify-admin', { adminPassword }), { valid: true });
  await guest.expect(
    400,
    'POST',
    `/qna/${created.id}/answer`,
    { answer: ' ', adminPassword },
    '답변 내용을 입력해주세요.',
  );
  const answered = await guest.expect(200, 'POST', `/qna/${created.id}/answer`, {
    answer: '길몽으로 보아 왔어요.',
    adminPassword,
  });
  assert.equal(answered.question.answered, true);
  await guest.expect(
    404,
    'POST',
    `/qna/${NOWHERE}/answer`,
    { answer: '답', adminPassword },
    '질문을 찾을 수 없습니다.',
  );
  const waiting = await guest.expect(200, 'DELETE', `/qna/${created.id}/answer`, { adminPassword });
  assert.deepEqual([waiting.question.answered, waiting.question.answer], [false, null]);
}

async function admin(address, { owner, dream }, credentials) {
  const { token, user } = await new Caller(address).expect(200, 'POST', '/auth/login', credentials);
  const boss = new Caller(address, token);
  for (const path of [
    '/admin/stats',
    '/admin/users',
    '/admin/interpretations',
    '/admin/activity',
    '/admin/queue',
  ]) {
    await boss.expect(200, 'GET', path);
    await owner.expect(403, 'GET', path, undefined, '접근 권한이 없습니다.');
    await new Caller(address).expect(401, 'GET', path, undefined, '로그인이 필요합니다.');
  }
  await boss.expect(403, 'DELETE', `/admin/users/${user.id}`, undefined, '관리자 계정은 삭제할 수 없습니다.');
  await boss.expect(404, 'DELETE', `/admin/users/${NOWHERE}`, undefined, '사용자를 찾을 수 없습니다.');
  await boss.expect(200, 'DELETE', `/admin/interpretations/${dream.id}`);
  await boss.expect(
    404,
    'DELETE',
    `/admin/interpretations/${dream.id}`,
    undefined,
    '해석을 찾을 수 없습니다.',
  );
  await boss.expect(200, 'DELETE', `/admin/users/${owner.user.id}`);
  await owner.expect(401, 'GET', '/posts', undefined, '로그인이 필요합니다.');
}

async function publicReads(address) {
  const guest = new Caller(address);
  const { symbols } = await guest.expect(200, 'GET', `/symbols?q=${encodeURIComponent('배암')}`);
  assert.equal(symbols[0].name, '뱀');
  await guest.expect(200, 'GET', `/symbols/${symbols[0].id}`);
  await guest.expect(404, 'GET', '/symbols/no-such-symbol', undefined, '꿈 상징을 찾을 수 없습니다.');
  await guest.expect(404, 'GET', '/no-such-call', undefined, '페이지를 찾을 수 없습니다.');
  assert.deepEqual(await guest.expect(200, 'GET', '/health'), { status: 'ok' });
}

/** `credentials` belong to the admin that the service created at start-up. */
export async function callEverything(address, { credentials, adminPassword }) {
  await accounts(address);
  await dreams(address);
  const shared = await board(address);
  await questions(address, adminPassword);
  await admin(address, shared, credentials);
  await publicReads(address);
}
