import { accountsApi } from '@palaro/accounts/api';
import { navigate, pageExists, setting, t, useCall, useSession } from '@palaro/client';
import { SecondFactorSection } from '@palaro/second-factor/web';
import { SocialLinks } from '@palaro/social/web';
import { Avatar, Button, Card, IconButton, ListRow, Icon } from '@palaro/ui';
import {
  BadgeCheck,
  HeartHandshake,
  History,
  MonitorSmartphone,
  Pencil,
  ShieldCheck,
} from 'lucide';
import type { SecurityConfig, SecurityItem } from '../profile.api.ts';
import { ITEM_GROUPS, nextOf, type SheetName } from './security-items.ts';
import { SecurityRow } from './SecurityRow.tsx';
import { StrengthGauge } from './StrengthGauge.tsx';
import { meansOf } from './use-security.ts';
import styles from './SecurityCenterPage.module.css';

const PRIVACY = '/m/privacy';
const KYC = '/m/kyc';
const SAFELY = '/m/playSafely';

interface CenterProps {
  config: SecurityConfig;
  onOpen: (item: SecurityItem | SheetName) => void;
}

/** The member and his score at the top or left; everything that can be changed below. */
export function Center({ config, onOpen }: CenterProps) {
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <Who onOpen={onOpen} />
        <Strength config={config} onOpen={onOpen} />
      </div>
      <div className={styles.main}>
        {ITEM_GROUPS.map(({ name, items }) => (
          <Card key={name} className={styles.rows} title={t(`profile.group_${name}`)}>
            {items.map((item) => (
              <SecurityRow key={item} config={config} item={item} onOpen={onOpen} />
            ))}
          </Card>
        ))}
        {pageExists(SAFELY) && (
          <Card className={styles.rows}>
            <ListRow
              lead={<Icon of={HeartHandshake} size={22} aria-hidden />}
              title={t('profile.safely')}
              detail={t('profile.safely_help')}
              onPress={() => navigate(SAFELY)}
              chevron
            />
          </Card>
        )}
        <Card className={styles.rows} title={t('profile.group_places')}>
          <ListRow
            lead={<Icon of={MonitorSmartphone} size={22} aria-hidden />}
            title={t('profile.devices')}
            detail={t('profile.devices_help')}
            onPress={() => onOpen('devices')}
            chevron
          />
          <ListRow
            lead={<Icon of={History} size={22} aria-hidden />}
            title={t('profile.history')}
            detail={t('profile.history_help')}
            onPress={() => onOpen('history')}
            chevron
          />
        </Card>
        <SecondFactorSection means={meansOf(config)} />
        {setting('social.enabled', false) && <SocialLinks />}
        {pageExists(PRIVACY) && (
          <Card className={styles.rows} title={t('profile.group_more')}>
            {pageExists(KYC) && (
              <ListRow
                lead={<Icon of={BadgeCheck} size={22} aria-hidden />}
                title={t('profile.verification')}
                detail={t('profile.verification_help')}
                onPress={() => navigate(KYC)}
                chevron
              />
            )}
            <ListRow
              lead={<Icon of={ShieldCheck} size={22} aria-hidden />}
              title={t('profile.privacy')}
              onPress={() => navigate(PRIVACY)}
              chevron
            />
          </Card>
        )}
      </div>
    </div>
  );
}

const FACE = 64;

/** The picture and the nickname, each with its button to change it. */
function Who({ onOpen }: Pick<CenterProps, 'onOpen'>) {
  const session = useSession();
  const info = useCall(accountsApi.memberInfo).data;
  const account = info?.account ?? session?.userName ?? '';
  return (
    <div className={styles.who}>
      <button
        type="button"
        className={styles.face}
        aria-label={t('profile.edit_icon')}
        onClick={() => onOpen('icon')}
      >
        <Avatar animal={account} icon={info?.icon} picture={info?.iconUrl} size={FACE} />
        <span className={styles.pencil} aria-hidden>
          <Icon of={Pencil} size={14} />
        </span>
      </button>
      <div className={styles.names}>
        <p className={styles.nickname}>{info?.nickname || account}</p>
        <p className={styles.account}>{info?.nickname ? account : t('profile.no_nickname')}</p>
      </div>
      <IconButton
        label={t('profile.edit_nickname')}
        icon={<Icon of={Pencil} size={20} />}
        onClick={() => onOpen('nickname')}
      />
    </div>
  );
}

function Strength({ config, onOpen }: CenterProps) {
  const next = nextOf(config);
  return (
    <Card className={styles.strength}>
      <h2 className="sr-only">{t('profile.strength')}</h2>
      <StrengthGauge score={config.score} />
      {next ? (
        <>
          <Button tone="gold" size="lg" wide onClick={() => onOpen(next.key)}>
            {t(`profile.do_${next.key}`)}
          </Button>
          <p className={styles.points}>{t('profile.next_points', { points: next.score })}</p>
        </>
      ) : (
        <p className={styles.points}>{t('profile.all_done')}</p>
      )}
    </Card>
  );
}
