/** After a noun or a verb's stem: what says that it was not there or did not happen. */
const DENIED =
  /[가-힣]{0,4}?(?:(?:이|가|은|는|도|란) ?(?:아니|아닌)|지(?:는|도|를)? ?않|지(?:는|도)? ?아니)/y;
const ABSENT =
  /(?:들)?(?:이|가|은|는|도|란)? ?(?:한 마리도 |하나도 |전혀 |아무도 |거기 |어디에도 |아무 데도 )?(?:없(?!어졌|어지|애|앴|던 일|어져)|안 ?(?:나왔|나오|나온|나타|보였|보이|보인|났|난(?![가-힣])|나고|나는|나서)|(?:나오|보이|나타나)지 ?(?:않|는 않|도 않))/y;

export function isNegated(text: string, end: number, absenceCounts: boolean): boolean {
  if (holdsAt(DENIED, text, end)) return true;
  return !absenceCounts && holdsAt(ABSENT, text, end);
}

function holdsAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
