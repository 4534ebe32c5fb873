import { navigate, pageExists, reloadCall, t, useCall } from '@palaro/client';
import { Button, EmptyState, NotLoaded } from '@palaro/ui';
import { useEffect, useState } from 'react';
import { rainApi, type NextRain } from '../rain.api.ts';
import { Rain } from './Rain.tsx';
import { RainResults } from './RainResults.tsx';
import styles from './rain.module.css';

/** A rain may be moved or ended while a page waits for it. */
const ASK_MS = 30_000;
const ACTIVITY = '/m/activity';

/** `/m/redRain`: the rain that comes, its envelopes over the screen, who got them (REWARD-03). */
export default function RedRainPage() {
  const read = useCall(rainApi.nextRain, undefined, { staleMs: 0 });
  /** The rain that fell while this page was open stays until its reader goes on. */
  const [fallen, setFallen] = useState<NextRain | null>(null);
  useEffect(() => {
    const timer = setInterval(() => void reloadCall(rainApi.nextRain), ASK_MS);
    return () => clearInterval(timer);
  }, []);
  const rain = fallen ?? read.data;
  return (
    <div className={styles.page}>
      {rain === undefined && <NotLoaded of={[read]} rows={4} retryLabel={t('rain.try_again')} />}
      {rain === null && <NoRain />}
      {rain && (
        <Rain
          key={rain.rainId}
          rain={rain}
          onFall={() => setFallen(rain)}
          onNext={() => {
            setFallen(null);
            void reloadCall(rainApi.nextRain);
          }}
        />
      )}
      {!fallen && <RainResults id="last" />}
    </div>
  );
}

const NoRain = () => (
  <EmptyState
    drawing="no-notices"
    title={t('rain.none')}
    action={
      pageExists(ACTIVITY) && (
        <Button onClick={() => navigate(ACTIVITY)}>{t('rain.to_activity')}</Button>
      )
    }
  >
    {t('rain.none_help')}
  </EmptyState>
);
