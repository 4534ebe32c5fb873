import { ActivityDetail, type DetailParts } from '@palaro/promotions/detail';
import { ApplicationPart } from './ApplicationPart.tsx';

const PARTS: DetailParts = { MANUAL: ApplicationPart };

/** `/m/activityDetail?id=`: one promotion, with the form where one applies for it (REWARD-01). */
export default function ActivityDetailPage() {
  return <ActivityDetail parts={PARTS} />;
}
