/** Messages that the first page may need. The separate file keeps messages.ts out of the first page's bundle. */
export const connectionMessages = {
  timeout: '서버 응답 시간이 초과되었습니다. 잠시 후 다시 시도해주세요.',
  network: '네트워크 연결을 확인해주세요.',
  offline: '인터넷에 연결되어 있지 않아요. 전에 열어 본 글은 읽을 수 있어요.',
  noResponse: '서버에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.',
  unforeseen: '서버에 일시적인 문제가 발생했습니다. 나중에 다시 시도해주세요.',
} as const;

export const dreamTooLong = '꿈 내용은 2000자 이내로 작성해주세요.';

/** Shown when pasted text exceeds the limit and is cut. */
export function dreamCut(characters: number): string {
  return `2000자까지만 담았어요. 뒤의 ${characters}자는 들어가지 않았어요.`;
}

export const anonymousAuthor = { board: '익명 사용자', post: '익명', question: '익명' } as const;
