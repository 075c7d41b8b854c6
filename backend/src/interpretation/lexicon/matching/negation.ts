/** After a noun or a verb's stem: what says that it was not there or did not happen. */
const DENIED =
  /[가-힣]{0,4}?(?:(?:이|가|은|는|도|란) ?(?:아니|아닌)|지(?:는|도|를)? ?않|지(?:는|도)? ?아니)/y;
const ABSENT =
  /(?:들)?(?:이|가|은|는|도|란)? ?(?:한 마리도 |하나도 |전혀 |아무도 |거기 |어디에도 |아무 데도 )?(?:없(?!어졌|어지|애|앴|던 일|어져)|안 ?(?:나왔|나오|나온|나타|보였|보이|보인|났|난(?![가-힣])|나고|나는|나서)|(?:나오|보이|나타나)지 ?(?:않|는 않|도 않))/y;

/** 안 입고, 못먹은; 나가지 않았다, 기쁘진 않았다 */
const NOT_BEFORE = /(?<![가-힣])[안못]\s?$/;
const NOT_AFTER = /[가-힣]{0,2}(?:지(?:는|도|가)?|진) ?(?:않|못)/y;

/** Whether what is said between these places is said not to be so. */
export function isDenied(text: string, start: number, end: number): boolean {
  return holdsAt(NOT_AFTER, text, end) || NOT_BEFORE.test(text.slice(0, start));
}

export function isNegated(text: string, end: number, absenceCounts: boolean): boolean {
  if (holdsAt(DENIED, text, end)) return true;
  return !absenceCounts && holdsAt(ABSENT, text, end);
}

function holdsAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
