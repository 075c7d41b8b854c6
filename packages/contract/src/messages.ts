import { normalizeText, trimText } from './text.js';

/** The words for validation and failure that the screens, the server and the tests share. */
export const validationMessages = {
  feedbackInvalid: '좋았는지 아쉬웠는지 골라주세요.',
  reasonTooLong: '까닭은 500자 이내로 적어주세요.',
  daysInvalid: '며칠을 볼지는 1에서 400 사이의 수로 적어주세요.',
  malformed: '요청 형식이 올바르지 않습니다.',
  unstorable: '사용할 수 없는 문자가 포함되어 있습니다.',
  dreamRequired: '꿈 내용을 입력해주세요.',
  dreamTooLong: '꿈 내용은 2000자 이내로 작성해주세요.',
  titleRequired: '제목을 입력해주세요.',
  titleTooShort: '제목은 5자 이상이어야 합니다.',
  titleTooLong: '제목은 100자 이하여야 합니다.',
  contentRequired: '내용을 입력해주세요.',
  contentTooShort: '구체적인 꿈 내용을 20자 이상 작성해주세요.',
  contentTooLong: '내용은 2000자 이하여야 합니다.',
  categoryInvalid: '카테고리를 선택해주세요.',
  nicknameTooLong: '닉네임은 20자 이하여야 합니다.',
  answerRequired: '답변 내용을 입력해주세요.',
  answerTooLong: '답변은 5000자 이하여야 합니다.',
  emailRequired: '이메일을 입력해주세요.',
  emailInvalid: '올바른 이메일 형식이 아닙니다.',
  usernameRequired: '사용자 이름을 입력해주세요.',
  usernameLength: '사용자 이름은 2자 이상 20자 이하여야 합니다.',
  passwordRequired: '비밀번호를 입력해주세요.',
  passwordTooShort: '비밀번호는 6자 이상이어야 합니다.',
  passwordTooLong: '비밀번호는 128자 이하여야 합니다.',
  passwordTooCommon: '너무 흔한 비밀번호입니다. 다른 비밀번호를 사용해주세요.',
  passwordPersonal: '이메일이나 사용자 이름과 다른 비밀번호를 사용해주세요.',
  nameReserved: '관리자로 오해할 수 있는 이름입니다. 다른 이름을 사용해주세요.',
  termsRequired: '이용약관에 동의해주세요.',
  over14Required: '만 14세 이상만 가입할 수 있습니다.',
  codeRequired: '인증 코드를 입력해주세요.',
  confirmationRequired: '비밀번호 확인을 입력해주세요.',
  confirmationMismatch: '비밀번호가 일치하지 않습니다.',
  tokenRequired: '토큰이 필요합니다.',
  adminPasswordRequired: '관리자 비밀번호를 입력해주세요.',
  cursorInvalid: '목록의 위치를 알 수 없습니다. 처음부터 다시 불러와주세요.',
  limitInvalid: '한 번에 1개에서 100개까지 볼 수 있습니다.',
  revealReasonRequired: '열어 보는 까닭을 적어주세요.',
  revealReasonLength: '까닭은 5자 이상 200자 이하로 적어주세요.',
  exportFormatInvalid: 'json, md, csv 중 하나를 골라주세요.',
  searchTooLong: '검색어는 100자 이하여야 합니다.',
} as const;

export const errorMessages = {
  timeout: '서버 응답 시간이 초과되었습니다. 잠시 후 다시 시도해주세요.',
  network: '네트워크 연결을 확인해주세요.',
  noResponse: '서버에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.',
  unknown: '알 수 없는 오류가 발생했습니다.',
  unforeseen: '서버에 일시적인 문제가 발생했습니다. 나중에 다시 시도해주세요.',
  unavailable: '지금은 이용하는 분이 많습니다. 잠시 후 다시 시도해주세요.',
  tooManyRequests: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.',
  bodyTooLarge: '보내신 내용이 너무 깁니다. 내용을 줄여서 다시 시도해주세요.',
  requestTooSlow: '요청을 끝까지 받지 못했습니다. 연결 상태를 확인하고 다시 시도해주세요.',
  headersTooLarge: '요청의 머리글이 너무 깁니다. 쿠키를 지우고 다시 시도해주세요.',
  notJson: 'JSON 형식으로 보내주세요.',
  pageNotFound: '페이지를 찾을 수 없습니다.',
  forbidden: '접근 권한이 없습니다.',
  loginRequired: '로그인이 필요합니다.',
  loginFailed: '로그인 중 오류가 발생했습니다.',
  registrationFailed: '회원가입 중 오류가 발생했습니다.',
  totpRequired: '인증 앱에 보이는 6자리 코드를 입력해주세요.',
  totpWrong: '인증 코드가 올바르지 않습니다.',
  totpAlreadyOn: '이미 2단계 인증을 사용하고 있습니다.',
  totpOff: '2단계 인증을 사용하고 있지 않습니다.',
  totpSetupFailed: '2단계 인증을 설정하는 중 오류가 발생했습니다.',
  sessionsLoadFailed: '로그인된 기기를 불러오는 중 오류가 발생했습니다.',
  sessionEndFailed: '로그아웃하는 중 오류가 발생했습니다.',
  sessionNotFound: '이미 로그아웃된 기기입니다.',
  credentialsWrong: '이메일 또는 비밀번호가 올바르지 않습니다.',
  emailTaken: '이미 사용 중인 이메일입니다.',
  resetTokenInvalid: '유효하지 않은 재설정 링크입니다.',
  currentPasswordWrong: '현재 비밀번호가 올바르지 않습니다.',
  interpretationTimeout:
    '서버 응답 시간이 초과되었습니다. 네트워크가 불안정할 수 있으니 잠시 후 다시 시도해주세요.',
  interpretationLimit: 'API 사용 한도를 초과했습니다. 나중에 다시 시도해주세요.',
  interpretationWithoutId: '해석 결과를 불러오는 중 오류가 발생했습니다.',
  noDream: '아직 꿈 이야기가 보이지 않아요. 기억나는 장면을 한 줄만 적어 주시겠어요?',
  readingMissing: '해석이 끝난 뒤에 남길 수 있어요.',
  interpretationFailed: '꿈 해석 중 오류가 발생했습니다.',
  interpretationNotFound: '해석을 찾을 수 없습니다.',
  interpretationOfAnother: '쓴 사람만 볼 수 있는 해석이에요.',
  interpretationLoadFailed: '해석을 불러오는 중 오류가 발생했습니다.',
  idempotencyMismatch: '같은 요청 번호로 다른 꿈을 보낼 수 없습니다.',
  shareNotFound: '해석을 찾을 수 없습니다. 서버에 저장된 해석인지 확인해주세요.',
  shareForbidden: '이 해석을 공유할 권한이 없습니다.',
  alreadyShared: '이미 공유된 해석입니다.',
  shareNotCompleted: '해석이 끝난 뒤에 공유할 수 있습니다.',
  dreamDeleteFailed: '꿈을 지우는 중 오류가 발생했습니다.',
  undoFailed: '되돌리지 못했어요. 이미 지워졌을 수 있어요.',
  unshareFailed: '공유를 취소하는 중 오류가 발생했습니다.',
  guestsOnly: '로그인한 뒤에는 꿈을 하나씩 지워주세요.',
  shareNoResponse: '서버에 연결할 수 없습니다. 네트워크를 확인하고 다시 시도해주세요.',
  shareFailed: '공유 중 오류가 발생했습니다.',
  dreamsLoadFailed: '꿈 기록을 불러오는 중 오류가 발생했습니다.',
  postsLoadFailed: '게시글을 불러오는 중 오류가 발생했습니다.',
  postNotFound: '게시글을 찾을 수 없습니다.',
  likeFailed: '좋아요 처리 중 오류가 발생했습니다.',
  likeNeedsLogin: '로그인이 필요한 기능입니다. 좋아요는 로그인 후 이용할 수 있어요.',
  questionNotFound: '질문을 찾을 수 없습니다.',
  questionLoadFailed: '질문을 불러오는 중 오류가 발생했습니다.',
  questionCreateFailed: '질문 등록 중 오류가 발생했습니다. 다시 시도해주세요.',
  adminPasswordWrong: '비밀번호가 올바르지 않습니다.',
  answeringOff: '관리자 비밀번호가 설정되지 않아 답변 기능을 사용할 수 없습니다.',
  answerSaveFailed: '서버에 답변을 등록하는 중 오류가 발생했습니다.',
  answerDeleteFailed: '서버에서 답변을 삭제하는 중 오류가 발생했습니다.',
  adminLoadFailed: '관리자 데이터를 불러오는 중 오류가 발생했습니다.',
  userNotFound: '사용자를 찾을 수 없습니다.',
  userDeleteFailed: '사용자 삭제 중 오류가 발생했습니다.',
  lastAdmin: '마지막 관리자는 탈퇴할 수 없습니다. 다른 관리자를 먼저 정해주세요.',
  passwordMissing: '비밀번호가 아직 없습니다. 비밀번호를 먼저 만들어주세요.',
  oauthCodeInvalid: '로그인을 이어 가지 못했어요. 처음부터 다시 시도해주세요.',
  oauthEmailTaken: '같은 이메일로 가입한 계정이 있어요. 그 계정으로 로그인한 다음 설정에서 연결해주세요.',
  consentRequired: '처음 오셨네요. 이용약관에 동의하면 가입이 끝나요.',
  identityTaken: '다른 계정에 이미 연결되어 있어요. 그 계정에서 먼저 연결을 끊어주세요.',
  providerConnected: '이미 연결되어 있어요. 다른 계정으로 바꾸려면 먼저 연결을 끊어주세요.',
  providerUnknown: '지금은 쓸 수 없는 로그인 방법입니다.',
  lastWayIn: '이 연결을 끊으면 로그인할 방법이 없어요. 비밀번호를 먼저 만들어주세요.',
  passwordPresent: '이미 비밀번호가 있습니다. 비밀번호 변경을 이용해주세요.',
  providerAway: '로그인 서비스에 연결할 수 없어요. 잠시 후 다시 시도해주세요.',
  revealFailed: '꿈을 여는 중 오류가 발생했습니다.',
  looksLoadFailed: '열람 기록을 불러오는 중 오류가 발생했습니다.',
  providersLoadFailed: '연결된 로그인을 불러오는 중 오류가 발생했습니다.',
  leavingConfirmation: '이메일을 똑같이 입력해주세요.',
  emailTokenInvalid: '유효하지 않은 이메일 확인 링크입니다.',
  exportFailed: '내려받는 중 오류가 발생했습니다.',
  importFailed: '가져오는 중 오류가 발생했습니다.',
  importUnreadable:
    '읽을 수 없는 파일입니다. 꿈풀이에서 내려받은 JSON이나 date,text 열이 있는 CSV를 골라주세요.',
  importTooLarge: '파일이 너무 큽니다. 나누어서 가져와주세요.',
  accountChangeFailed: '설정을 바꾸지 못했어요. 잠시 후 다시 시도해주세요.',
  accountLoadFailed: '계정 정보를 불러오는 중 오류가 발생했습니다.',
  adminUndeletable: '관리자 계정은 삭제할 수 없습니다.',
  interpretationDeleteFailed: '해석 삭제 중 오류가 발생했습니다.',
  postDeleteFailed: '글을 내리는 중 오류가 발생했습니다.',
  questionDeleteFailed: '질문 삭제 중 오류가 발생했습니다.',
  symbolNotFound: '꿈 상징을 찾을 수 없습니다.',
  storyNotFound: '꿈 이야기를 찾을 수 없습니다.',
} as const;

/** Said to who comes back from another service without being let in. */
export const oauthFailureMessages = {
  cancelled: '로그인을 취소했어요. 다시 하거나 다른 방법으로 들어올 수 있어요.',
  expired: '로그인 화면을 연 지 오래되었거나 이미 쓴 주소예요. 처음부터 다시 시도해주세요.',
  refused: '로그인을 확인하지 못했어요. 처음부터 다시 시도해주세요.',
  away: '로그인 서비스에 연결할 수 없어요. 잠시 후 다시 하거나 다른 방법으로 들어와주세요.',
} as const;

/** Why a row of an import is not taken. */
export const importReasons = {
  duplicate: '이미 있는 꿈입니다.',
  date: '날짜를 알 수 없습니다. 2026-11-24처럼 적어주세요.',
} as const;

/** Stands for what its author has shared with nobody. */
export const maskedText = '가려진 내용';

/** What the server says when something went well. */
export const noticeMessages = {
  forgotPassword: '가입된 이메일이라면 비밀번호 재설정 안내를 보냈습니다.',
  passwordChanged: '비밀번호가 변경되었습니다.',
  passwordReset: '비밀번호가 재설정되었습니다. 잠시 후 로그인 페이지로 이동합니다.',
  userDeleted: '사용자를 삭제했습니다.',
  interpretationDeleted: '해석을 삭제했습니다.',
  postDeleted: '글을 게시판에서 내렸습니다.',
  questionDeleted: '질문을 삭제했습니다.',
  emailChangeSent: '새 이메일로 확인 메일을 보냈습니다. 메일의 링크를 열면 바뀝니다.',
  emailChanged: '이메일이 변경되었습니다.',
  providerConnected: '로그인을 연결했습니다.',
  providerDisconnected: '로그인 연결을 끊었습니다.',
  passwordSet: '비밀번호를 만들었습니다. 이제 이메일과 비밀번호로도 로그인할 수 있어요.',
  aiOff: '이제 해몽 사전이 읽어요.',
  aiOn: '이제 AI가 읽어요.',
  usernameChanged: '사용자 이름이 변경되었습니다.',
  loggedOut: '로그아웃했습니다.',
  sessionEnded: '그 기기에서 로그아웃했습니다.',
  sessionsEnded: '다른 기기에서 모두 로그아웃했습니다.',
  userSessionsEnded: '이 사용자를 모든 기기에서 로그아웃했습니다.',
  totpDisabled: '2단계 인증을 껐습니다.',
  jobsRetried: '실패한 작업을 다시 시작했습니다.',
} as const;

/** Of a paste that did not fit. */
export function dreamCut(characters: number): string {
  return `2000자까지만 담았어요. 뒤의 ${characters}자는 들어가지 않았어요.`;
}

/** `서버 오류 (502)`: for an answer that has no words of its own. */
export function serverErrorMessage(status: number): string {
  return `서버 오류 (${status})`;
}

export const anonymousAuthor = { board: '익명 사용자', post: '익명', question: '익명' } as const;

const SHARE_TITLE_SUFFIX = '꿈 해석';

/** The words that fit whole, or the characters of a word that is longer than the room. */
function wholeWords(text: string, room: number): string {
  const characters = [...text];
  const beginning = characters.slice(0, room).join('');
  const isCut = /\S/.test(characters[room] ?? ' ');
  return isCut ? beginning.replace(/\s+\S*$/, '') : beginning;
}

/** The title a shared dream gets unless its owner writes another: the first words of the dream, in one line. */
export function defaultShareTitle(dreamContent: string, characters: number): string {
  const start = trimText(wholeWords(trimText(normalizeText(dreamContent)), characters)).replace(
    /\s*[\r\n]\s*/g,
    ' ',
  );
  return start === '' ? '꿈 해석 결과' : `${start} ${SHARE_TITLE_SUFFIX}`;
}
