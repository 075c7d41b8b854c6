import { sentencesOf } from '@kkumpuri/korean';

const ALIVE =
  /살아 ?(?:계(?:시고|시며|시니|세요|십니다|신 것|실)|있(?:어요|습니다|다는))|뵐 겸|산책(?:을|도)? [^.!?]{0,12}시켜 ?(?:주세요|주시면|보세요)|모시고 [^.!?]{0,24}(?:[오가보]세요|쐬면서|으면 좋|시면 좋|것도 좋)|지내시는 이야기|찾아[뵈뵙]|뵈러 (?:가|오)|(?:오늘|꼭|한번) 전화(?:를)? ?(?:해|드려)|살아 있는 증거|살아서 [가-힣 ]{0,16}(?:계|있)|연락이 (?:올|닿을)|먼저 전화|전화해 ?보|만날 (?:계획|약속)|연락(?:을|이)? ?(?:드리|드려|시도|주고|해 ?보)|안부(?:를)? (?:전하(?!러)|여쭙|여쭤|물어)|전화(?:를)?(?: 한 통)? ?(?:드리|드려|걸어 ?보)|께 (?:[가-힣]+ )?전화|(?:지금도|여전히) 잘 (?:지내|계시)|다음에 (?:뵈|만나)|자주 (?:못 )?(?:만나|뵙|뵈)|먼저 말씀(?:해|드려) ?보|(?:돌아가신|떠나신) (?:게|것이) 아니|병원에 데려가|검진을? 받게|놀아 ?주(?:세|시|고)|데리고 [^.!?]{0,20}(?:나가|다녀|가) ?보|잘 먹는지/u;
const QUALIFIED = /뜻은? 아니|듯|것처럼|마음속|기억|생전|살아 계셨|살아 계실 (?:때|적)/u;

/** Tests whether a text treats a person as living: suggests greeting, visiting or contacting them. */
export function treatsAsLiving(text: string): boolean {
  return sentencesOf(text).some(({ text: sentence }) => ALIVE.test(sentence) && !QUALIFIED.test(sentence));
}
