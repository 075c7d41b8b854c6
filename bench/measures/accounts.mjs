import { Connection, requestText } from '../lib/client.mjs';
import { inTurns } from '../lib/rounds.mjs';
import { withService } from '../lib/service.mjs';

const TRIES = 20;
const member = { email: 'member@example.com', username: '보름달', password: 'moonlight-9' };

/** A login that fails for somebody beside one that fails for nobody: time must not tell them apart. */
export async function loginTime(world) {
  return withService(world, {}, async ({ api }) => {
    const connection = await Connection.open(api.port);
    const call = (path, body) => connection.send(requestText('POST', `/api/auth/${path}`, { body }));
    await call('register', member);
    const tries = (email) => async () => {
      const begun = performance.now();
      for (let count = 0; count < TRIES; count += 1)
        await call('login', { email, password: '틀린 비밀번호' });
      return (performance.now() - begun) / TRIES;
    };
    const compared = await inTurns(world.rounds, {
      target: tries(member.email),
      floor: tries('nobody@example.com'),
    });
    connection.close();
    const note = 'floor is an address without an account; 1 means that time tells nothing';
    return [{ title: 'A wrong login of a member', unit: 'ms', reach: '0.95–1.05', note, ...compared }];
  });
}
