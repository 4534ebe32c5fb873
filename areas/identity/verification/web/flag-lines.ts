/**
 * Flags by their characteristic shapes at 24 × 16, `code shape:colours…`, in drawing order. `h`,
 * `v`: stripes from the top, from the left; a letter twice makes the stripe twice as wide; `v7` is
 * a single stripe of that width. `t`: a triangle at the left (`t8`: that wide), `q` the upper left
 * corner, `^` a diamond. `x`: a Nordic cross, `+` a centred cross, `X` a diagonal cross, `/` a
 * band; the second colour lies inside the first. `c`, `*`, `m`: disc, star, crescent with radius
 * and centre. A country that is not listed is shown by its letters.
 */
export const FLAG_LINES = `
AE h:gwk v7:r
AF v:krg c:w2@12,8
AL h:r *:k3@12,8
AM h:rbo
AO h:rk c:y2@12,8
AR h:sws c:y1.8@12,8
AT h:rwr
AU h:n X6:w *:w2@6,12 *:w1@17,4 *:w1@20,8 *:w1@17,12
AZ h:srg m:w2@11,8 *:w1@14,8
BA h:n t4:y
BB v:byb *:k2@12,8
BD h:g c:r4@11,8
BE v:kyr
BF h:rg *:y2.4@12,8
BG h:wgr
BH v:wwrrrrr
BJ h:yr v9:g
BO h:ryg
BR h:g ^:y c:b2.8@12,8
BS h:sys t:k
BT h:o /:y
BW h:ssskwsss
CA v:rwwr *:r3@12,8
CD h:s /:r *:y2@4,4
CG h:g /:y
CH h:r +:w
CI v:owg
CL h:wr q:b *:w2@4,4
CM v:gry *:y2@12,8
CN h:r *:y2.6@4.5,5 *:y1@9,2.5 *:y1@10.5,5 *:y1@9,8
CO h:yybr
CR h:bwrrwb
CU h:bwbwb t:r *:w1.8@3,8
CW h:bbbbyb *:w1.6@4,4
CZ h:wr t:b
DE h:kry
DJ h:sg t:w *:r1.6@3,8
DK h:r x:w
DO h:br +:w
DZ v:gw m:r3@12,8 *:r1.4@13.5,8
EC h:yybr c:s1.8@12,8
EE h:bkw
EG h:rwk c:y1.6@12,8
ER h:gs t8:r
ES h:ryyr
ET h:gyr c:b3@12,8 *:y1.8@12,8
FI h:w x:b
FJ h:s X6:w c:w2.4@17,8
FO h:w x:br
FR v:bwr
GA h:gyb
GB h:b X:w +:wr
GE h:w +:r
GH h:ryg *:k2.2@12,8
GL h:wr c:r4@9,6
GM h:rrwbbwgg
GN v:ryg
GQ h:gwr t:s
GR h:bwbwbwbwb q:b
GT v:sws
GW h:yg v8:r *:k1.8@4,8
GY h:g t8:y t5:r
HK h:r *:w4@12,8
HN h:sws *:s1.2@12,8
HR h:rwb c:r2@12,7
HT h:br c:w2.4@12,8
HU h:rwg
ID h:rw
IE v:gwo
IL h:wbwwwwwbw *:b2.4@12,8
IN h:owg c:b1.8@12,8
IQ h:rwk *:g1.6@12,8
IR h:gwr *:r1.8@12,8
IS h:b x:wr
IT v:gwr
JO h:kwg t:r *:w1.2@3,8
JP h:w c:r4@12,8
KE h:kwrwg c:r2.6@12,8
KG h:r c:y3.4@12,8
KH h:brrb *:w2.6@12,8
KM h:ywrb t:g m:w1.8@3,8
KR h:w c:r3.4@12,7.4 c:b2.2@12.9,9
KW h:gwr t6:k
KZ h:s c:y3@12,8
LA h:rbbr c:w2.8@12,8
LB h:rwwr *:g2.6@12,8
LI h:br *:y1.6@5,4
LK h:d v3:go *:y2.4@15,8
LR h:rwrwrwrwrwr q:b *:w2@4,4
LS h:bwg c:k1.8@12,8
LT h:ygr
LU h:rws
LV h:ddwdd
LY h:rkkg m:w2@11.4,8 *:w1@14,8
MA h:r *:e3.2@12,8
MC h:rw
MD v:byr c:o1.8@12,8
ME h:r c:y2.6@12,8
MG h:rg v8:w
MK h:r +:y c:y3.2@12,8
ML v:gyr
MM h:ygr *:w3.6@12,8
MN v:rbr *:y2@4,8
MO h:g *:w3.2@12,8.4
MR h:rgggr m:y3@12,8
MT v:wr
MU h:rbyg
MV h:r ^:g m:w2@12,8
MW h:krg c:r2@12,3
MX v:gwr c:g1.8@12,8
MY h:rwrwrwrwrwrwrw q:n m:y2.4@4.4,4 *:y1.8@7,4
MZ h:gkky t:r *:y1.8@3,8
NA h:b /:r *:y2.2@4.5,4.5
NE h:owg c:o1.8@12,8
NG v:gwg
NI h:sws c:s1.4@12,8
NL h:rwb
NO h:r x:wb
NP h:w t:r
NZ h:n X6:w *:r1.4@17,4 *:r1.4@20,8 *:r1.4@17,12
OM h:wrg v6:r
PE v:rwr
PG h:k /:r *:y2@17,5
PH h:br t:w *:y2.4@3.4,8
PK v:wggg m:w3@14.5,8 *:w1.4@16.5,7
PL h:wr
PS h:kwg t:r
PT v:ggrrr c:y2.6@9.6,8
PW h:s c:y4@10.5,8
PY h:rwb c:g1.4@12,8
QA v:wwmmmmm
RO v:byr
RS h:rbw c:r2@9,7
RU h:wbr
RW h:ssyg c:y1.8@18,4
SA h:e *:w2@12,8
SD h:rwk t:g
SE h:b x:y
SG h:rw m:w2.2@5,4 *:w1@8,4
SI h:wbr c:b1.6@7,5
SK h:wbr c:r2.4@8,8
SL h:gwb
SN v:gyr *:g1.8@12,8
SO h:s *:w3@12,8
SR h:ggwrrrwgg *:y2.2@12,8
SS h:krg t:b *:y1.8@3,8
ST h:gyyg t:r *:k1.4@10,8 *:k1.4@17,8
SV h:bwb c:g1.4@12,8
SY h:rwk *:g1.4@9,8 *:g1.4@15,8
TD v:byr
TG h:gygyg q:r *:w2.2@4,4
TH h:rwbbwr
TJ h:rwwg *:y1.8@12,8
TL h:r t8:y t5:k *:w1.4@2.6,8
TN h:r c:w4@12,8 m:r2.6@12,8 *:r1.2@13,8
TR h:r m:w3.6@10,8 *:w1.8@14.6,8
TT h:r /:k
TW h:r q:n *:w2.4@4.4,4
TZ h:g /:k
UA h:by
UG h:kyrkyr c:w2.4@12,8
US h:rwrwrwrwrwrwr q:n *:w1.2@3,2.5 *:w1.2@7,2.5 *:w1.2@3,5.6 *:w1.2@7,5.6
UY h:wbwbwbwbw q:w *:y2.4@4,4
UZ h:swg m:w1.6@4,3 *:w.8@7,3
VE h:ybr *:w1.4@12,8
VN h:r *:y3.6@12,8
YE h:rwk
ZA h:rwgwb t:k
ZM h:g *:o2@19,4
ZW h:gyrkryg t:w *:r2@3,8
`;
