const ITEMS = [
  { when: '회원가입', items: '이메일, 비밀번호(암호화), 사용자 이름', need: '필수' },
  {
    when: '회원가입',
    items: '동의한 약관의 시행일과 동의한 시각, 만 14세 이상이라고 밝힌 시각',
    need: '필수',
  },
  {
    when: '다른 서비스로 로그인',
    items: '그 서비스가 알려 준 회원 번호와 이메일, 별명',
    need: '필수',
  },
  { when: '회원가입', items: '실제 이름과 별명: 사용자 이름에 적지 않아도 됩니다', need: '선택' },
  { when: '꿈 해석', items: '꿈의 내용, 익명 세션 식별자', need: '필수' },
  { when: '질문 게시판', items: '질문의 내용', need: '필수' },
  { when: '질문 게시판', items: '닉네임', need: '선택' },
  { when: '로그인', items: '기기와 브라우저의 종류', need: '필수' },
  { when: '자동 수집', items: '접속 시각과 주소, IP 주소, 요청 처리 기록', need: '필수' },
];

/** Table of collected data: when, what, and whether it is required. */
export function CollectedItems() {
  return (
    <>
      <p>이메일은 필수이고, 이름과 닉네임은 선택입니다. 사용자 이름은 본명이 아니어도 됩니다.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">언제</th>
            <th scope="col">무엇을</th>
            <th scope="col">구분</th>
          </tr>
        </thead>
        <tbody>
          {ITEMS.map(({ when, items, need }) => (
            <tr key={items}>
              <td>{when}</td>
              <td>{items}</td>
              <td>{need}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
