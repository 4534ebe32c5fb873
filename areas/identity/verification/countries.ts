// Dialing codes of the world, by the country's name (ITU-T E.164).

/** `code dialing name`, one a line. */
export const COUNTRY_LINES = `
AF 93 Afghanistan
AL 355 Albania
DZ 213 Algeria
AS 1684 American Samoa
AD 376 Andorra
AO 244 Angola
AI 1264 Anguilla
AG 1268 Antigua & Barbuda
AR 54 Argentina
AM 374 Armenia
AW 297 Aruba
AU 61 Australia
AT 43 Austria
AZ 994 Azerbaijan
BS 1242 Bahamas
BH 973 Bahrain
BD 880 Bangladesh
BB 1246 Barbados
BY 375 Belarus
BE 32 Belgium
BZ 501 Belize
BJ 229 Benin
BM 1441 Bermuda
BT 975 Bhutan
BO 591 Bolivia
BA 387 Bosnia & Herzegovina
BW 267 Botswana
BR 55 Brazil
VG 1284 British Virgin Islands
BN 673 Brunei
BG 359 Bulgaria
BF 226 Burkina Faso
BI 257 Burundi
KH 855 Cambodia
CM 237 Cameroon
CA 1 Canada
CV 238 Cape Verde
KY 1345 Cayman Islands
CF 236 Central African Republic
TD 235 Chad
CL 56 Chile
CN 86 China
CO 57 Colombia
KM 269 Comoros
CG 242 Congo - Brazzaville
CD 243 Congo - Kinshasa
CK 682 Cook Islands
CR 506 Costa Rica
CI 225 Côte d'Ivoire
HR 385 Croatia
CU 53 Cuba
CW 599 Curaçao
CY 357 Cyprus
CZ 420 Czechia
DK 45 Denmark
DJ 253 Djibouti
DM 1767 Dominica
DO 1809 Dominican Republic
EC 593 Ecuador
EG 20 Egypt
SV 503 El Salvador
GQ 240 Equatorial Guinea
ER 291 Eritrea
EE 372 Estonia
SZ 268 Eswatini
ET 251 Ethiopia
FK 500 Falkland Islands
FO 298 Faroe Islands
FJ 679 Fiji
FI 358 Finland
FR 33 France
GF 594 French Guiana
PF 689 French Polynesia
GA 241 Gabon
GM 220 Gambia
GE 995 Georgia
DE 49 Germany
GH 233 Ghana
GI 350 Gibraltar
GR 30 Greece
GL 299 Greenland
GD 1473 Grenada
GP 590 Guadeloupe
GU 1671 Guam
GT 502 Guatemala
GN 224 Guinea
GW 245 Guinea-Bissau
GY 592 Guyana
HT 509 Haiti
HN 504 Honduras
HK 852 Hong Kong
HU 36 Hungary
IS 354 Iceland
IN 91 India
ID 62 Indonesia
IR 98 Iran
IQ 964 Iraq
IE 353 Ireland
IL 972 Israel
IT 39 Italy
JM 1876 Jamaica
JP 81 Japan
JO 962 Jordan
KZ 7 Kazakhstan
KE 254 Kenya
KI 686 Kiribati
KW 965 Kuwait
KG 996 Kyrgyzstan
LA 856 Laos
LV 371 Latvia
LB 961 Lebanon
LS 266 Lesotho
LR 231 Liberia
LY 218 Libya
LI 423 Liechtenstein
LT 370 Lithuania
LU 352 Luxembourg
MO 853 Macao
MG 261 Madagascar
MW 265 Malawi
MY 60 Malaysia
MV 960 Maldives
ML 223 Mali
MT 356 Malta
MH 692 Marshall Islands
MQ 596 Martinique
MR 222 Mauritania
MU 230 Mauritius
MX 52 Mexico
FM 691 Micronesia
MD 373 Moldova
MC 377 Monaco
MN 976 Mongolia
ME 382 Montenegro
MS 1664 Montserrat
MA 212 Morocco
MZ 258 Mozambique
MM 95 Myanmar (Burma)
NA 264 Namibia
NR 674 Nauru
NP 977 Nepal
NL 31 Netherlands
NC 687 New Caledonia
NZ 64 New Zealand
NI 505 Nicaragua
NE 227 Niger
NG 234 Nigeria
NU 683 Niue
KP 850 North Korea
MK 389 North Macedonia
MP 1670 Northern Mariana Islands
NO 47 Norway
OM 968 Oman
PK 92 Pakistan
PW 680 Palau
PS 970 Palestinian Territories
PA 507 Panama
PG 675 Papua New Guinea
PY 595 Paraguay
PE 51 Peru
PH 63 Philippines
PL 48 Poland
PT 351 Portugal
PR 1787 Puerto Rico
QA 974 Qatar
RE 262 Réunion
RO 40 Romania
RU 7 Russia
RW 250 Rwanda
WS 685 Samoa
SM 378 San Marino
ST 239 São Tomé & Príncipe
SA 966 Saudi Arabia
SN 221 Senegal
RS 381 Serbia
SC 248 Seychelles
SL 232 Sierra Leone
SG 65 Singapore
SX 1721 Sint Maarten
SK 421 Slovakia
SI 386 Slovenia
SB 677 Solomon Islands
SO 252 Somalia
ZA 27 South Africa
KR 82 South Korea
SS 211 South Sudan
ES 34 Spain
LK 94 Sri Lanka
KN 1869 St. Kitts & Nevis
LC 1758 St. Lucia
PM 508 St. Pierre & Miquelon
VC 1784 St. Vincent & Grenadines
SD 249 Sudan
SR 597 Suriname
SE 46 Sweden
CH 41 Switzerland
SY 963 Syria
TW 886 Taiwan
TJ 992 Tajikistan
TZ 255 Tanzania
TH 66 Thailand
TL 670 Timor-Leste
TG 228 Togo
TK 690 Tokelau
TO 676 Tonga
TT 1868 Trinidad & Tobago
TN 216 Tunisia
TR 90 Türkiye
TM 993 Turkmenistan
TC 1649 Turks & Caicos Islands
TV 688 Tuvalu
VI 1340 U.S. Virgin Islands
UG 256 Uganda
UA 380 Ukraine
AE 971 United Arab Emirates
GB 44 United Kingdom
US 1 United States
UY 598 Uruguay
UZ 998 Uzbekistan
VU 678 Vanuatu
VE 58 Venezuela
VN 84 Vietnam
WF 681 Wallis & Futuna
YE 967 Yemen
ZM 260 Zambia
ZW 263 Zimbabwe
`;

/** +1 and +7 are shared by several countries; this one is shown for the code. */
export const MAIN_COUNTRIES: Readonly<Record<string, string | undefined>> = { 1: 'US', 7: 'RU' };

/**
 * The mobile numbers of a country as people there type them, with the leading 0 if they use one.
 * For every other country any 6 to 15 digits are accepted (docs/domain/accounts.md §1).
 */
export const MOBILE_PATTERNS: Readonly<Record<string, string | undefined>> = {
  PH: '^0?9\\d{9}$',
  AE: '^0?5\\d{8}$',
  AU: '^0?4\\d{8}$',
  BJ: '^01\\d{8}$',
  CA: '^[2-9]\\d{9}$',
  CI: '^0\\d{9}$',
  CN: '^1[3-9]\\d{9}$',
  GB: '^0?7\\d{9}$',
  HK: '^[4-9]\\d{7}$',
  ID: '^0?8\\d{8,11}$',
  IN: '^0?[6-9]\\d{9}$',
  JP: '^0?[6-9]0\\d{8}$',
  KR: '^0?1\\d{8,9}$',
  MO: '^6\\d{7}$',
  MY: '^0?1\\d{8,9}$',
  NZ: '^0?2\\d{7,9}$',
  SA: '^0?5\\d{8}$',
  SG: '^[89]\\d{7}$',
  TH: '^0?[689]\\d{8}$',
  TW: '^0?9\\d{8}$',
  US: '^[2-9]\\d{9}$',
  VN: '^0?[35789]\\d{8}$',
};
