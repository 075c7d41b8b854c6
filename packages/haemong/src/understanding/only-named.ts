/** What is only named after a person or an animal: 할아버지 댁, 강아지 목걸이, 곰 인형. */
const NAMED_AFTER = /^\s(?:댁|인형|무늬|모양|목걸이|목줄|사료|장난감)/u;

/** Tests whether the word that ends here only names another thing, and is not itself in the dream. */
export const isOnlyNamed = (text: string, end: number): boolean => NAMED_AFTER.test(text.slice(end, end + 5));
