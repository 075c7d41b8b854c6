const PERSON =
  '(?<![가-힣])(?:친정|시|외|사촌|큰|작은|막내|우리|저희|제|남자|여자)?\\s?(?:엄마|어머니|어머님|아빠|아버지|아버님|할머니|할아버지|남편|신랑|아내|와이프|집사람|언니|오빠|누나|형|동생|아들|딸|며느리|사위|시누이?|올케|형수|이모|고모|삼촌|숙모|장모|장인|친구|남친|여친)님?';
/** 꿨대요, 꾸셨다는데, 꿨다네요: reported, so told of somebody else's dream. */
const REPORTED =
  '(?:대(?:요|서|[.,~!?\\s]|$)|다는데|답니다|다네|다더|다길래|다고 (?:하시|하네|합니다|해서|그러))';

const DREAMT_BY_OTHER = new RegExp(
  [
    `(?:꾸셨|꿨|꾸었)${REPORTED}`,
    `${PERSON}(?:이|가|께서)?\\s?(?:대신\\s?)?(?:꾼|꾸신|꿔 ?준|꾸어 ?준)\\s?꿈(?!은? ?아니)`,
    `${PERSON}\\s?꿈에[^.!?\\n]{0,80}(?<=[었았셨왔갔했졌났봤렸됐])${REPORTED}`,
  ].join('|'),
  'u',
);

/** Tests whether the text tells a dream that somebody else dreamt: 친정엄마가 … 꿈을 꾸셨대요, 남편이 꾼 꿈이에요. */
export const isDreamtByOther = (text: string): boolean => DREAMT_BY_OTHER.test(text);
