/**
 * Claims that no reading makes: a certain future, and illness, death, pregnancy, money, accidents, betrayal or numbers
 * foretold. Hedged sentences about what tradition says ("재물로 여겼어요") are not claims.
 */
const FORBIDDEN: readonly RegExp[] = [
  /(?:될|할|올|갈|날|길|질|릴|칠|을|볼|풀릴|생길|들어올) (?:거예요|겁니다|것입니다|거야|것이에요)/,
  /게 (?:돼요|됩니다|될)/,
  /(?:할|될|올|날) (?:징조|예고|조짐)(?:예요|입니다|이에요)/,
  /(?:병|암|질병)(?:에|이) (?:걸리|걸릴|생기|생길|옵니다|와요)/,
  /(?:임신|유산|사망|당첨)(?:입니다|이에요|예요|됩니다|돼요|하셨)/,
  /(?:반드시|틀림없이|분명히|무조건|확실히) /,
  /(?:행운의|당첨|로또) (?:번호|숫자)(?:는|를|로)/,
  /복권을 (?:사|구입)/,
];

/** The first forbidden claim in a text, or undefined. */
export function findForbiddenClaim(text: string): string | undefined {
  for (const claim of FORBIDDEN) {
    const found = claim.exec(text);
    if (found) return found[0];
  }
  return undefined;
}
