import { Connection, requestText } from '../lib/client.mjs';
import { inTurns } from '../lib/rounds.mjs';
import { register, stranger, withService } from '../lib/service.mjs';
import { median } from '../lib/statistics.mjs';

/** The total over all rounds stays below the lockout limit per e-mail. */
const TRIES = 12;

/** Compares failed logins to an existing and an unknown account: their times must not differ. */
export async function loginTime(world) {
  return withService(world, { workers: 0 }, async ({ api }) => {
    const { email: member } = await register(api.port);
    const connection = await Connection.open(api.port);
    const tries = (email) => async () => {
      const times = [];
      for (let count = 0; count < TRIES; count += 1) times.push(await timeOfTry(connection, email));
      return median(times);
    };
    const compared = await inTurns(world.rounds, {
      target: tries(member),
      floor: tries('nobody@example.com'),
    });
    connection.close();
    const note = 'floor: an unknown address; 1 means no timing difference';
    return [
      { title: 'A failed login to an existing account', unit: 'ms', reach: '0.95–1.05', note, ...compared },
    ];
  });
}

async function timeOfTry(connection, email) {
  const body = { email, password: '틀린 비밀번호' };
  const begun = performance.now();
  const { status } = await connection.send(
    requestText('POST', '/api/auth/login', { headers: stranger(), body }),
  );
  if (status !== 401) throw new Error(`a failed login returned ${status}`);
  return performance.now() - begun;
}
