import { z } from 'zod';
import { emailSchema, usernameSchema } from '@kkumpuri/contract';
import type { Profile } from './oauth.types.js';

const text = z.string().optional().catch(undefined);

const kakaoProfile = z.object({
  id: z.union([z.number(), z.string().min(1)]).transform(String),
  kakao_account: z
    .object({ email: text, profile: z.object({ nickname: text }).optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

const naverProfile = z.object({
  response: z.object({ id: z.string().min(1), email: text, nickname: text }),
});

const oidcProfile = z.object({
  sub: z.string().min(1),
  email: text,
  nickname: text,
  preferred_username: text,
  name: text,
});

/** Each fails for an answer that names nobody. */
export const readProfile = {
  kakao: (answer: unknown): Profile => {
    const { id, kakao_account: account } = kakaoProfile.parse(answer);
    return profile(id, account?.email, account?.profile?.nickname);
  },
  naver: (answer: unknown): Profile => {
    const { id, email, nickname } = naverProfile.parse(answer).response;
    return profile(id, email, nickname);
  },
  oidc: (answer: unknown): Profile => {
    const { sub, email, ...names } = oidcProfile.parse(answer);
    return profile(sub, email, names.nickname ?? names.preferred_username ?? names.name);
  },
};

/** An e-mail or a name that a registration would refuse is asked for instead. */
function profile(subject: string, email: string | undefined, username: string | undefined): Profile {
  return {
    subject,
    email: emailSchema.safeParse(email).data ?? null,
    username: usernameSchema.safeParse(username).data ?? null,
  };
}
