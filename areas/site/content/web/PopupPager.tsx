import { navigate, pageExists, t, useSession } from '@palaro/client';
import {
  afterLayers,
  Button,
  ContentImage,
  cx,
  HtmlContent,
  IconButton,
  Popup,
  ScrollBody,
  useNothingOpen,
  Icon,
} from '@palaro/ui';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useEffect, useState, type ReactNode } from 'react';
import { POPUP_CALM_MS } from '../content.limits.ts';
import type { Announcement } from '../published.api.ts';
import { markPopup } from './mark-popup.ts';
import { popupSet, withinRange } from './popup-rules.ts';
import styles from './PopupPager.module.css';

const REWARD_CENTRE = '/m/rewardCenter';
/** A popup's picture has the shape of the banners, so one drawing serves both. */
const PICTURE = { width: 16, height: 7 };

interface PopupPagerProps {
  popups: readonly Announcement[];
  /** Called after the closing animation (POP-03). */
  onClosed(): void;
}

/**
 * Shows one popup at a time, with buttons to the others. Closing closes all of them (POP-01). It
 * opens when the first one's picture can be drawn, and without the picture if that does not come.
 */
export function PopupPager(props: PopupPagerProps) {
  const picture = props.popups[0]?.images[0]?.url;
  const [settled, setSettled] = useState<string>();
  if (picture === undefined || settled === picture) return <CalmPager {...props} />;
  return (
    <div hidden>
      <PopupPicture path={picture} eager onSettled={() => setSettled(picture)} />
    </div>
  );
}

function CalmPager(props: PopupPagerProps) {
  // A new list starts at its first popup and does not wait again.
  const key = JSON.stringify(popupSet(props.popups));
  return useCalm() ? <Pager key={key} {...props} /> : null;
}

interface PopupPictureProps {
  path: string;
  eager: boolean;
  onSettled(drawn: boolean): void;
}

/** One place for its sizes, so that the picture that was waited for is the one that is drawn. */
const PopupPicture = ({ path, eager, onSettled }: PopupPictureProps) => (
  <ContentImage
    className={styles.picture}
    path={path}
    alt=""
    eager={eager}
    onSettled={onSettled}
    sizes="(min-width: 468px) 420px, calc(100vw - 48px)"
    {...PICTURE}
  />
);

/**
 * Whether popups may show. They wait while a menu or sheet is open, because they would cover it,
 * and shortly after one closes, because the visitor may open the next. Once shown, they stay.
 */
function useCalm(): boolean {
  const nothingOpen = useNothingOpen();
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (calm || !nothingOpen) return undefined;
    const timer = setTimeout(() => setCalm(true), POPUP_CALM_MS);
    return () => clearTimeout(timer);
  }, [calm, nothingOpen]);
  return calm;
}

function Pager({ popups, onClosed }: PopupPagerProps) {
  const session = useSession();
  const [open, setOpen] = useState(true);
  const [wanted, setWanted] = useState(0);
  const at = withinRange(wanted, popups.length);
  const turn = (by: number) => setWanted(withinRange(at + by, popups.length));
  const current = popups[at];
  const seen = current?.id;
  useEffect(() => {
    if (seen !== undefined) markPopup(seen, 'shown');
  }, [seen]);
  if (!current) return null;
  // A promotion's popup leads members to the reward center (POP-02).
  const leadsToRewards =
    session !== null && current.promotionType !== null && pageExists(REWARD_CENTRE);
  const { link } = current;
  const follow = () => {
    markPopup(current.id, 'clicked');
    onClosed();
  };
  const close = () => {
    markPopup(current.id, 'closed');
    setOpen(false);
  };
  const leadsOn = link !== null && link.startsWith('/m/') && pageExists(link) ? link : null;
  return (
    <Popup
      open={open}
      onClose={close}
      onClosed={onClosed}
      label={t('home.popups')}
      closeLabel={t('home.close')}
      onPrevious={() => turn(-1)}
      onNext={() => turn(1)}
      footer={
        (popups.length > 1 || leadsToRewards || leadsOn) && (
          <>
            {leadsToRewards && (
              <GoButton to={REWARD_CENTRE} onGo={follow}>
                {t('home.to_rewards')}
              </GoButton>
            )}
            {leadsOn && (
              <GoButton to={leadsOn} onGo={follow}>
                {t('home.popup_go')}
              </GoButton>
            )}
            {popups.length > 1 && <Turns at={at} count={popups.length} onTurn={turn} />}
          </>
        )
      }
    >
      <div className={styles.window}>
        <div className={styles.track} style={{ transform: `translateX(-${at * 100}%)` }}>
          {popups.map((popup, index) => (
            <PopupPage
              key={popup.id}
              popup={popup}
              current={index === at}
              near={Math.abs(index - at) <= 1}
              onLeave={follow}
            />
          ))}
        </div>
      </div>
    </Popup>
  );
}

interface PopupPageProps {
  popup: Pick<Announcement, 'title' | 'content' | 'images'>;
  current: boolean;
  /** A turn away, so its picture is fetched before the turn. */
  near: boolean;
  onLeave(): void;
}

/**
 * All popups lie side by side: the box is as high as the longest one, so turning pages moves
 * nothing. The console previews a popup with it.
 */
export function PopupPage({ popup, current, near, onLeave }: PopupPageProps) {
  const [missing, setMissing] = useState(false);
  const picture = missing ? undefined : popup.images[0];
  return (
    <article className={cx(styles.page, !current && styles.away)} aria-hidden={!current}>
      {picture && (
        <PopupPicture path={picture.url} eager={near} onSettled={(drawn) => setMissing(!drawn)} />
      )}
      <ScrollBody className={styles.words}>
        <h2 className={cx(styles.title, !picture && styles.besideClose)}>{popup.title}</h2>
        <HtmlContent html={popup.content} level={3} onLeave={onLeave} />
      </ScrollBody>
    </article>
  );
}

function GoButton({ to, onGo, children }: { to: string; onGo(): void; children: ReactNode }) {
  const go = () => {
    onGo();
    afterLayers(() => navigate(to));
  };
  return (
    <Button className={styles.go} tone="gold" wide onClick={go}>
      {children}
    </Button>
  );
}

interface TurnsProps {
  at: number;
  count: number;
  onTurn(by: number): void;
}

/** At either end the button stays and does nothing, so that it keeps the focus. */
function Turns({ at, count, onTurn }: TurnsProps) {
  return (
    <div className={styles.turns}>
      <IconButton
        label={t('home.previous')}
        icon={<Icon of={ChevronLeft} size={24} />}
        aria-disabled={at === 0}
        onClick={() => onTurn(-1)}
      />
      <p className={styles.place} role="status">
        {t('home.place', { at: at + 1, count })}
      </p>
      <IconButton
        label={t('home.next')}
        icon={<Icon of={ChevronRight} size={24} />}
        aria-disabled={at === count - 1}
        onClick={() => onTurn(1)}
      />
    </div>
  );
}
