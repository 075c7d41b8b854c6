import { escapeHtml } from '../http/escape-html.js';
import { frameHtml, linkHtml } from './email-frame.js';
import type { Email } from './mail-transport.types.js';

type Written = Pick<Email, 'subject' | 'text' | 'html'>;

export interface EmailConfirmation {
  to: string;
  username: string;
  link: string;
  minutes: number;
}

/** Sent to the new address: opening the link proves that the mailbox belongs to the member. */
export function writeEmailConfirmation({ username, link, minutes }: EmailConfirmation): Written {
  return write('이메일 주소 확인', username, {
    paragraphs: [
      `이 주소를 꿈풀이 계정의 이메일로 쓰려면 아래 링크를 열어 확인해주세요. 링크는 ${minutes}분 동안 한 번만 쓸 수 있어요.`,
      '직접 요청하지 않으셨다면 이 메일을 무시해주세요. 아무것도 바뀌지 않아요.',
    ],
    link: { address: link, label: '이메일 확인' },
  });
}

export interface EmailChanged {
  to: string;
  username: string;
  newEmail: string;
  operatorEmail: string;
}

/** Sent to the old address, which no longer belongs to the account. */
export function writeEmailChanged({ username, newEmail, operatorEmail }: EmailChanged): Written {
  return write('이메일 주소가 바뀌었어요', username, {
    paragraphs: [
      `꿈풀이 계정의 이메일이 ${newEmail}(으)로 바뀌었어요. 앞으로 이 주소로는 메일을 보내지 않아요.`,
      `직접 바꾸지 않으셨다면 바로 ${operatorEmail}(으)로 알려주세요.`,
    ],
  });
}

export interface WaysInChanged {
  to: string;
  username: string;
  /** The other service. */
  name: string;
  connected: boolean;
  operatorEmail: string;
}

export function writeWaysInChanged({ username, name, connected, operatorEmail }: WaysInChanged): Written {
  const [subject, change] = connected
    ? ['로그인 방법이 추가되었어요', `이제 ${name} 로그인으로도 꿈풀이에 들어올 수 있어요.`]
    : ['로그인 방법이 줄었어요', `이제 ${name} 로그인으로는 꿈풀이에 들어올 수 없어요.`];
  return write(subject, username, {
    paragraphs: [change, `직접 바꾸지 않으셨다면 바로 ${operatorEmail}(으)로 알려주세요.`],
  });
}

export interface Farewell {
  to: string;
  username: string;
}

export function writeFarewell({ username }: Farewell): Written {
  return write('탈퇴가 끝났어요', username, {
    paragraphs: [
      '꿈과 해석, 공유한 글, 좋아요, 로그인 기록을 모두 지웠어요. 되돌릴 수는 없어요.',
      '꿈풀이와 함께해 주셔서 고맙습니다. 이 메일이 마지막이에요.',
    ],
  });
}

interface Content {
  paragraphs: string[];
  link?: { address: string; label: string };
}

function write(subject: string, username: string, { paragraphs, link }: Content): Written {
  const greeting = `${username}님, 안녕하세요.`;
  const signature = '꿈풀이 드림';
  const [first = '', ...rest] = paragraphs;
  const text = [greeting, link ? `${first}\n${link.address}` : first, ...rest, `${signature}\n`].join('\n\n');
  const paragraph = (words: string) => `<p>${escapeHtml(words)}</p>`;
  const html = [
    paragraph(greeting),
    paragraph(first),
    ...(link ? [linkHtml(link.address, link.label)] : []),
    ...rest.map(paragraph),
    paragraph(signature),
  ].join('\n');
  return { subject: `[꿈풀이] ${subject}`, text, html: frameHtml(html) };
}
