/** 이빨빠지는꿈, 뱀나왔어요: a noun written solid with what it does or what is done with it, as people type in haste. */

const PARTICLE = '(?:이|가|을|를|에|에서|한테|에게)?';

/** Known by themselves, whatever their ending. */
const LONG =
  '나오는|나온|나왔|나와|나타나|나타난|나타났|빠지는|빠진|빠졌|떨어지|떨어진|떨어졌|물리는|물린|물렸|쫓기|쫓긴|쫓겼|쫓아오|쫓아왔|들어오|들어온|들어왔|날아가|날아다니|날아오|깨지는|깨진|깨졌|부러지|부러진|부러졌|무너지|무너진|무너졌|잃어버|도둑맞|넘치는|넘친|넘쳤|터지는|터진|터졌|죽이는|죽인|죽였|만나는|만난|만났|싸우는|싸운|싸웠|헤어지|헤어진|헤어졌|바람피|임신하|임신한|임신했|결혼하|결혼한|결혼했|키우는|키운|올라가|올라간|올라갔|내려오|내려온|내려왔|잘리는|잘린|잘렸|자르는|자른|잘랐|훔치는|훔친|훔쳤|안기는|안긴|놓치는|놓친|놓쳤|그만두|그만뒀|당첨되|당첨된|당첨됐|막히는|막힌|막혔|피우는|피운|열리는|열린|열렸|건너는|건넌|건넜|오르는|오른|태어나|태어난|기어다니|기어가|기어오|따라오|따라온|따라왔|달려들|공격하|공격당|잡아먹|짖는|춤추|노래하|청소하|불나는|불난|불났';
/** After two syllables and more these are surely verbs: 시험봤다, 전쟁나서. */
const AFTER_TWO =
  '봤|보는데|보다가|보고|나서|났|난(?![가-힣])|터지|터진|터졌|망치|망친|망쳤|망했|망한|맞고|맞았|맞은|타고|탔|잡고|잡았|잡은|먹고|먹었|먹은|받고|받았|받은|추락';
/** Short ones could be the end of another noun, so they count only before the word 꿈. */
const SHORT =
  '가는|간|오는|온|드는|마시는|마신|줍는|주운|싸는|싼|누는|잡는|잡은|낳는|낳은|먹는|먹은|타는|탄|나는|난|보는|본|캐는|캔|따는|딴|받는|받은|주는|준|사는|죽는|죽은|입는|입은|신는|신은|벗는|벗은|씻는|씻은|맞는|맞은|찾는|찾은|묻는|묻은|밟는|밟은|물는|무는|문|잡히는|잡힌|보이는|보인';

/** 줍는(꿈), as the source of an expression. */
export const VERB_BEFORE_DREAM = `(?:${LONG}|${SHORT}) ?꿈`;

const VERB = `(?:(?:${LONG})|(?:${SHORT})(?= ?꿈))`;
const SOLID = new RegExp(`${PARTICLE}(?:${VERB}|${AFTER_TWO})`, 'y');
/** After one syllable most particles could be its second one. */
const SOLID_AFTER_ONE = new RegExp(`(?:한테|에게)?${VERB}`, 'y');

/** Whether what follows the noun is such a verb. */
export function isSolidWithVerb(text: string, nounStart: number, nounEnd: number): boolean {
  const solid = nounEnd - nounStart > 1 ? SOLID : SOLID_AFTER_ONE;
  solid.lastIndex = nounEnd;
  return solid.test(text);
}
