import { parseLabelledDreams } from './labelled-dream.js';

/** Written before the matcher was tuned and never tuned on: they show whether it learned Korean or only its set. */
export const heldOutDreams = parseLabelledDreams(`
아버지와 낚시를 갔는데 팔뚝만 한 잉어를 낚아 올렸다 | parents, fish, carp=잉어를 안거나 잡는다
까만 강아지가 내 손을 물어서 깜짝 놀랐다 | dog=개에게 물린다
낭떠러지 끝에 서 있는데 누가 등을 떠밀었다 | falling=누가 민다
수능 시험장에 도착했는데 수험표를 집에 두고 왔다 | exam=시험지가 안 보이거나 준비가 없다, house
외할머니가 손에 용돈을 쥐여 주고 가셨다 | ancestor=무언가를 준다, money
집 안으로 맑은 물이 가득 들어찼다 | house, water=집이나 방에 차오른다
무너진 다리 앞에서 한참을 서 있었다 | bridge=끊기거나 무너진다
새하얀 백마가 마당으로 들어와 나를 태우고 달렸다 | horse=말을 타고 달린다, house
앞니가 흔들려서 거울을 들여다보았다 | teeth-falling=앞니가 빠진다, mirror
친구들이 나만 빼고 여행을 떠났다 | friend=아프거나 떠난다, travel
하늘에서 금덩이가 우수수 떨어져 치마에 받았다 | gold=받는다, clothes
괴한에게 쫓기다가 골목에 숨었다 | stranger, being-chased=숨는다, road, hiding
꽃밭에서 나비 떼가 날아올랐다 | flower, butterfly
지진이 나서 집이 무너지는데 겨우 빠져나왔다 | earthquake=벗어나거나 살아남는다, house
임금님이 나에게 상을 내리셨다 | president=악수하거나 함께 먹는다
갓난아기가 벌써 말을 해서 신기했다 | baby=아기가 말하거나 걷는다
더러운 화장실에서 발이 빠졌는데 똥이 묻었다 | bathroom, leg, feces=몸에 묻거나 넘친다
큰 바위가 굴러와 길을 막았다 | rock=굴러오거나 길을 막는다, road
헤어진 남자친구한테서 연락이 왔다 | ex-partner=연락이 온다, letter
옥상에서 야경을 보는데 불꽃놀이가 시작되었다 | roof, balloon
상복을 입고 장례식에 갔는데 눈물이 나지 않았다 | funeral=상복을 입는다, tears
벌집에서 꿀을 떠먹었다 | bee=꿀이나 벌집을 얻는다, sweets
배가 기울더니 바다 한가운데서 가라앉았다 | ship=가라앉거나 뒤집힌다, sea
신발장에 신발이 하나도 없어서 맨발로 나갔다 | shoes=신발을 잃어버린다, leg
누나가 웨딩드레스를 입고 환하게 웃고 있었다 | siblings, marriage
비행기가 이륙하는데 창밖으로 무지개가 보였다 | airplane=이륙하거나 타고 간다, window, rainbow
지네가 이불 위로 기어다녔다 | centipede=집에 나타난다, bed
눈보라를 뚫고 산길을 걸어 절에 도착했다 | snow=눈보라가 친다, mountain, temple
도둑을 붙잡아 경찰에 넘겼다 | thief=도둑을 잡는다, police
우는 아이를 안고 병원으로 뛰어갔다 | child=아이가 다치거나 운다, hospital
흰옷을 입은 노인이 지팡이로 산을 가리켰다 | clothes, elder, mountain
쌀독이 텅 비어 있어서 막막했다 | rice=쏟아지거나 줄어든다
독수리가 하늘 높이 맴돌고 있었다 | eagle=높이 난다
유리창이 와장창 깨지면서 바람이 들이쳤다 | window=유리가 깨진다, wind
가까이 다가가니 사람이 아니라 그저 천 조각이었다 |
이사회에서 요금 문제로 감정적인 말이 오갔다 |
비슷한 비밀을 가진 사람과 조금 이야기했다 |
배가 고프지도 않은데 계속 기다리라고 했다 |
소개를 받고 소식을 기다리는 느낌이었다 |
처음 보는 복도를 끝도 없이 걸었는데 발소리만 났다 |
`);
