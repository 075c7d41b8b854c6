/**
 * The passwords that are guessed first: the world's favourites of six characters and more, and Korea's own, among them
 * Korean words typed with the keyboard set to English (사랑해 → tkfkdgo).
 */
const COMMON = new Set(
  `
!1q2w3e4r !@#$%^ !@#$%^& !@#$%^&* !@#$%^&*( !@#123 !@#qwe !q2w3e4r !qaz2wsx !qaz@wsx 0000aaaa 007007 01000000000
010101 0101010 01010101 01011111111 01012345678 012345 01234567 0123456789 070707 098765 09876543 0987654321
0okm9ijn 100100 100200 10041004 1004angel 1004love 101010 10101010 102030 10203040 1020304050 110110 111111a
1111aaaa 1111qqqq 111222 111222333 112112 112233 11223344 1122334455 114114 119119 120120 121212 12121212 123!@#
123123 123123123 123321 1234!@#$ 12341234 1234321 12345! 123451 1234512345 123456 123456! 123456123456 1234567
12345678 12345678! 123456789 1234567890 123456789a 12345678a 12345678q 1234567a 123456a 123456aa 123456q 12345a
12345q 12345qwe 12345qwert 1234abcd 1234asdf 1234qwer 1234qwer! 123654 123654789 123789 123abc 123qwe 123qwe123
123qweasd 123qweasdzxc 12qwaszx 131313 1313131 135790 1357924680 142536 142857 147258 147258369 147852 147896
1478963 159357 159753 159951 17171717 18181818 19901990 1a1a1a 1a2b3c 1a2b3c4d 1q1q1q 1q1q1q1q 1q2w3e 1q2w3e!
1q2w3e4r 1q2w3e4r! 1q2w3e4r5t 1q2w3e4r5t! 1q2w3e4r5t6y 1qaz!qaz 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qazxsw2
1w2q3r4e 1z2x3c 1z2x3c4v 20002000 202020 20202020 20212021 20222022 20232023 20242024 20252025 212121 232323
246810 258456 2w2w2w 321321 321654 4321rewq 456123 456456 456789 486486 52525252 654321 741852963 7654321
777777a 777888 789456 789456123 789789 79797979 82828282 87654321 88888888a 963852741 987654321 9876543210
9ijn8uhb a111111 a1234! a12345 a12345! a123456 a123456! a1234567 a12345678 a123456789 a1a1a1 a1a1a1a1 a1b2c3
a1b2c3d4 a1s2d3 a1s2d3f4 aa111111 aa1122 aa1234 aa12345 aa123456 aa12345678 aaa111 aaa11111 aaa123 aaaa0000
aaaa1111 aaaaaa1 aabb1122 aabbcc aabbccdd abc123 abc123! abc1234 abc12345 abc123456 abc321 abcabc abcabc123
abcd12 abcd123 abcd1234 abcd1234! abcd12345 abcde123 abcdef abcdef123 abcdefg abcdefg1 abcdefgh abcdefghi
abcdefghij access access1 access14 admin1 admin12 admin123 admin1234 admin1234! admin12345 admin123456
adminadmin administrator aespa123 ahffk1 ahffk123 ahffkdlrj ahffkdy ahffkdy1 ahfmsek ajswl1 akstp1 akstp123
alclsshadk amanda andrea andrew andrew1 android android1 angel1 angel1004 angel12 angel123 angels annyeong
annyong anthony apple1 apple123 april1 armybts arsenal arsenal1 asas1212 asasas asd123 asd1234 asd12345 asdasd
asdasd123 asdf!@#$ asdf1111 asdf12 asdf123 asdf1234 asdf1234! asdf12345 asdfasdf asdfgh asdfghj asdfghjk
asdfghjkl asdfjkl asdqwe asdqwe123 asdzxc asdzxc123 ashley asshole august autumn autumn1 azerty azertyuiop
baby123 babygirl babygirl1 banana banana1 bangtan bangtan123 bangtan7 barcelona baseball baseball1 basketball
batman batman1 battlefield bigbang bigbang1 bigbang123 bimilbunho biteme blackpink blackpink1 blessed blink182
boyfriend brandon brandon1 brother brother1 bts123 bts1234 bts130613 bullshit busan123 buster butterfly
callofduty candy1 candy123 changeme changeme1 changeme123 charlie charlie1 cheese cheese1 chelsea chelsea1
chicken chicken1 chltkdgns chocolate choi123 choi1234 cjstk1 cjstk1004 cjstk123 cjstk1234 ckfqhr ckwdkqhk clsrn1
clsrn123 clsrnclsrn cnrrn1 cnrrn123 computer computer1 cookie cookie1 corea2002 corvette counter counterstrike
cowboys cowboys1 cutie1 daegu123 daehanminguk dancer dancer1 daniel daniel1 daum1234 december default default1
demo123 demo1234 diamond dirn123 dirndirn djaak1 djaak123 djaakdkqk djaakfkd dkdlel dkdlel1 dkdlel123 dkdlelvlel
dkfkawl dkqkdjaak dksehlsek dkssud dkssud1 dkssud12 dkssud123 dkssud1234 dkssuddkssud dkssudgktpdy dkssudgktpdy1
dkssudgl dlalswl dlfjs1 dlsxjspt dltnstls dltnstls1 dnfl123 dnflrkwhr dnflsms dnflwlq dnflwlq1 doraemon dptnsla
dptnsla1 dptnsla123 dragon dragon1 dragon123 duseo123 eagles ehsakgdl ehsakgdl1 ekdcja123 elizabeth eminem
eogkr123 eogksalsrnr eogksalsrnr1 eogksalsrnr123 eoqkr1 eoqkr123 eoqkrskfk eoqkrskwk eorn123 exo1234 family
family1 father father1 february ferrari fheh123 fheh1emd fhehekdcja fhehtkfkd fighting fighting1 flower flower1
football football1 forever forever1 fortnite freedom freedom1 friday friend friends friends1 fuckme fuckoff
fuckyou fuckyou1 fuckyou2 gamsa1234 george ghdrlfehd ghdrlfehd1 ghdrlfehd123 ghkdlxld ghkdlxld1 ghkdlxld123
ghkdlxldgo ginger girlfriend gkrry123 gkrtod gkrtod123 gksmsla gksmsla1 gksmsla123 gksrmf gksrmf123 gksrnr
gksrnr1 gksrnr123 gldzlek goahd1 goahd123 goahdgoahd godisgood godqhr godqhr1 godqhr123 godqhrgksk godqhrgo
golden golden1 golfer google google1 google123 guest1 guest123 guest1234 guitar guitar1 haengbok hangbok hanguk
hangul hangul123 hankook hannah hannah1 happy1 happy12 happy123 happyday harley harley1 hello1 hello12 hello123
hello1234 hellohello hellokitty helloworld hockey hockey1 honey1 honey123 hunter hunter1 hunter2 hwaiting
hyunwoo hyunwoo1 iloveme iloveu iloveyou iloveyou1 iloveyou2 incheon1 incheon123 internet internet1 iphone
iphone1 ironman ivewon january jasmine jennifer jessica jesus1 jesus123 jesuschrist jesuslove jihoon jihoon1
jimin123 jiwon123 jordan jordan1 jordan23 joshua joshua1 jung1234 jungkook justin justin1 juventus kakao123
kakao1234 kakaotalk kang1234 killer killer1 kim123 kim1234 kimchi kimchi1 kimchi123 kimkim kitty1 kitty123
kkumpuri kkumpuri1 korea1 korea12 korea123 korea1234 korea1945 korea2002 lakers lauren leagueoflegends lee123
lee1234 letmein letmein1 letmein123 lion123 liverpool liverpool1 lkjhgf lkjhgfdsa login1 login123 love1004
love12 love123 love1234 lovelove lovely lovely1 loveme lover1 lovers loveyou maggie maggie1 manager manager1
manager123 manchester maplestory march1 master master1 master12 master123 master1234 matthew matthew1 mercedes
metallica michael michael1 michelle mickey mickey1 minecraft minecraft1 minji123 minnie minsu123 mnbvcx mnbvcxz
monday monkey monkey1 mother mother1 motherfucker music1 music123 mustang mustang1 mypassword naruto naruto1
naver123 naver1234 newjeans newpassword nicole nicole1 nirvana november october olivia onepiece orange orange1
overwatch p@ssw0rd p@ssw0rd1 p@ssword pa55w0rd pa55word park123 park1234 pass123 pass1234 pass12345 passpass
passw0rd passw0rd1 passwd passwd1 password password! password1 password12 password123 password1234 password12345
patrick peanut peanut1 pepper phoenix phoenix1 pikachu pikachu1 poiuyt poiuytrewq pokemon pokemon1 pokemon123
porsche princess princess1 purple pussy1 q!w@e#r$ q1q1q1 q1q1q1q1 q1w2e3 q1w2e3r4 q1w2e3r4! q1w2e3r4t5 qa1234
qaz123 qazwsx qazwsx123 qazwsxedc qazxsw qkd123 qkddldi qkrwltjd qlalf1 qlalf12 qlalf123 qlalf1234 qlalfdldi
qlalfqjsgh qlalfqjsgh! qlalfqjsgh1 qlalfqjsgh123 qlalfqjsghek qlalfqjsghqkrna qlqjs12 qlqjs123 qlqjs1234
qlqjsqlqjs qntks123 qnwk123 qnwkehlrl qnwkehlwk qpwoei qpwoeiruty qqq111 qqqq1111 qqqwww qqww1122 qqwwee qudtls1
qudtls123 qudtlsqudtls qwe!@# qwe123 qwe1234 qwe12345 qweasd qweasd123 qweasdzxc qweewq qweqwe qweqwe123
qwer!@#$ qwer1111 qwer12 qwer123 qwer1234 qwer1234! qwer12345 qwerasdf qwert1 qwert123 qwert12345 qwerty qwerty1
qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuiop qwertz qwqw1212 qwqwqw ranger
realmadrid reddevil reddevils rewq4321 rhdiddl rhdiddl1 rhdiddl123 rhkddlf rhksfl123 rhksflwk rhksflwk1
rhksflwk123 rhksflwk1234 richard rkatk123 rkatkgkqslek rkatkgo rkawk123 rkddkwl1 rkddkwl123 rkdkwl rkdkwl1
rkdkwl123 rkskek rkskek1 rkskek123 rkskekfk rkskekfk1 rkskekfk123 rkskekfkak rkskekfkakqktk rkskekfkakqktkdk
rkskekfkaktk rkwhr1 rkwhr123 rlaalstn rlaalswl rlagusdn rlarla rlarla1 rlarla123 rlatkdgns rlawldud rna123
rnarna123 rnasnrl rnavnfdl rnavnfdl1 robert robert1 roblox roblox123 rockon rockstar rockyou root123 root1234
rootroot rotorl rotorl1 rotorl123 salang samantha sample sample1 sample123 samsung samsung1 samsung123 sarang
sarang1 sarang1004 sarang12 sarang123 saranghae saranghae1 saranghae1004 secret secret1 secret123 secret1234
seoul1 seoul123 seoul1234 seoul1988 server server1 sexsex sexy123 shadow shadow1 silver silver1 sister
sjfmftkfkdgo sksms123 sksmsdi slipknot smile1 smile123 snoopy snoopy1 snsd1234 soccer soccer1 soju1234 sophia
sophie sosi1234 spdlqj spdlqj1 spdlqj123 spiderman spring starcraft starcraft1 starwars starwars1 steelers
subin123 summer summer1 summer12 summer123 sunday sunshine sunshine1 superman superman1 supershy superuser
sweetie sweety system system1 taylor taylor1 temp123 temp1234 temppassword tennis test12 test123 test1234
test1234! test12345 test123456 test1test tester tester1 testing testing1 testing123 testtest thepassword thomas
thomas1 tiger1 tiger123 tigger tjdnf1 tjdnf123 tjdnf1234 tjstod123 tjstodsla tjstodsla1 tkfka123 tkfkd1
tkfkd1004 tkfkd12 tkfkd123 tkfkd1234 tkfkdgkqslek tkfkdgksek tkfkdgo tkfkdgo! tkfkdgo1 tkfkdgo1004 tkfkdgo12
tkfkdgo123 tkfkdgo1234 tkfkdgody tkfkdgodyd tkfkdtkfkd tlqkf1 tlqkf12 tlqkf123 tlqkf1234 tlqkfsha tlqkftlqkf
tlsdms tlsdmstkfkd toor1234 tpwheodhkd trustno1 twice123 user123 user1234 welcome welcome1 welcome12 welcome123
welcome1234 whatever whatever1 whwrkxdms william winter winter1 winter123 wkrwjs wkrwjs1 wldnro wldnro1 wlfkf123
wlfkfak wlfkfgksp wnsla123 x1x2x3 xptmxm xptmxm1 xptmxm12 xptmxm123 xptmxm1234 xptmxmxptmxm yamaha yankees
yankees1 yellow yourpassword z1x2c3 z1x2c3v4 z1z1z1 zaq!2wsx zaq123 zaq12wsx zaq1@wsx zaq1xsw2 zaqwsx zaqxsw
zjavbxj zjavbxj1 zkzkdh zkzkdh123 zkzkdhxhr zxasqw zxasqw12 zxc123 zxc1234 zxcasd zxcasdqwe zxcv1234 zxcvbn
zxcvbnm zxcvbnm123 zxcvzxcv zxczxc zxzx1212 zxzxzx zzxxcc zzzxxx ㅁㄴㅇㄹ1234 ㅁㄴㅇㄹㅁㄴㅇㄹ ㅂㅈㄷㄱ1234 ㅂㅈㄷㄱㅂㅈㄷㄱ ㅋㅋㅋㅋㅋㅋ
가나다라123 가나다라1234 가나다라마바 가나다라마바사 가나다라마바사아 감사합니다1 관리자123 관리자1234 대한민국만세 비밀번호123 비밀번호1234 비밀번호입니다 사랑해1004 사랑해123
사랑해사랑해 안녕안녕안녕 안녕하세요1 안녕하세요123 우리가족사랑 일이삼사오육 테스트123 테스트1234 패스워드123 패스워드1234
`
    .trim()
    .split(/\s+/),
);

const ONE_CHARACTER = /^(.)\1*$/u;
const FALLING_AND_RISING = '01234567890123456789 98765432109876543210 abcdefghijklmnopqrstuvwxyz';

export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFC').toLowerCase();
  return COMMON.has(plain) || ONE_CHARACTER.test(plain) || FALLING_AND_RISING.includes(plain);
}
