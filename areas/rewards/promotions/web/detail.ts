export { ActivityDetail, type DetailPartProps, type DetailParts } from './ActivityDetail.tsx';
export { AwardRow } from './AwardRow.tsx';
