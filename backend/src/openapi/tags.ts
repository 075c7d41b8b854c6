/** The groups of calls, in the order of the document. */
export const TAGS = {
  계정: '가입, 로그인, 비밀번호, 기기, 2단계 인증',
  '꿈 해석': '꿈을 보내 풀이를 받고, 자기 것을 보고, 지우고, 게시판에 올리는 호출',
  게시판: '공유된 풀이를 읽고 찾고 좋아하는 호출',
  질문: '꿈에 대해 묻고 답하는 호출',
  '꿈 이야기': '사전의 꿈 이야기',
  '꿈 상징': '사전의 꿈 상징',
  관리: '관리자만 쓰는 호출',
  서비스: '살아 있는지 묻는 호출과 이 문서',
};

export type TagName = keyof typeof TAGS;
