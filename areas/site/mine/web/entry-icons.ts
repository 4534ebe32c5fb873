import {
  ArrowUpFromLine,
  BanknoteArrowDown,
  BanknoteArrowUp,
  CalendarHeart,
  ChartNoAxesCombined,
  Crown,
  Download,
  Gift,
  Headset,
  History,
  Link2,
  Mail,
  MessageSquareText,
  Network,
  Percent,
  ReceiptText,
  ShieldCheck,
  Sparkles,
  Trophy,
  Wallet,
  type IconNode,
} from 'lucide';

const ICONS = {
  home: Crown,
  events: CalendarHeart,
  deposit: Wallet,
  withdraw: BanknoteArrowUp,
  security: ShieldCheck,
  link_management: Link2,
  agency_center: Network,
  deposit_records: BanknoteArrowDown,
  withdraw_report: BanknoteArrowUp,
  account_record: ReceiptText,
  betting_record: History,
  profit_and_loss: ChartNoAxesCombined,
  transfer_to_superior: ArrowUpFromLine,
  reward_center: Gift,
  manual_rebate: Percent,
  leader_board: Trophy,
  my_rebate: Sparkles,
  news: Mail,
  online_service: Headset,
  app_download: Download,
  feedback: MessageSquareText,
} as const satisfies Record<string, IconNode>;

/** Every entry and tile of the member center. */
export type EntryId = keyof typeof ICONS;

/** The icon of an entry or tile of the member center. */
export const entryIcon = (id: EntryId): IconNode => ICONS[id];
