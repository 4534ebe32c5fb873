import { t } from '@palaro/client';
import { PhoneFrame } from '@palaro/desk';
import { WRITTEN_LANGUAGES, type InLanguages, type WrittenLanguage } from '@palaro/kernel';
import {
  BannerSwiper,
  Card,
  ContentImage,
  contentSources,
  HtmlContent,
  Segmented,
} from '@palaro/ui';
import { useState } from 'react';
import type { WrittenAnnouncement } from '../console.api.ts';
import { PopupPage } from '../web/PopupPager.tsx';
import styles from './content.module.css';

export interface Previewed {
  type: WrittenAnnouncement['type'] | 'page';
  title?: Partial<InLanguages<string>>;
  /** HTML as it is being written; the member's own component cleans it. */
  content?: Partial<InLanguages<string>>;
  images?: readonly string[];
}

/** What is being written as a member's phone shows it, in the language that is chosen above. */
export function Preview({ of }: { of: Previewed }) {
  const [language, setLanguage] = useState<WrittenLanguage>('EN');
  return (
    <div className={styles.preview}>
      <Segmented
        label={t('content-console.preview_language')}
        options={WRITTEN_LANGUAGES.map((value) => ({ value, label: value }))}
        value={language}
        onChange={setLanguage}
      />
      <PhoneFrame>
        <div lang={language === 'EN' ? 'en' : 'fil'}>
          <Shown of={of} language={language} />
        </div>
      </PhoneFrame>
    </div>
  );
}

function Shown({ of, language }: { of: Previewed; language: WrittenLanguage }) {
  const title = of.title?.[language] ?? '';
  const content = of.content?.[language] ?? '';
  const [picture] = of.images ?? [];
  if (of.type === 'B') return <BannerTile title={title} picture={picture} />;
  if (of.type === 'PU') {
    const images = picture ? [{ sequence: 1, url: picture }] : [];
    return (
      <Card className={styles.popup}>
        <PopupPage popup={{ title, content, images }} current near onLeave={() => undefined} />
      </Card>
    );
  }
  return (
    <Card title={title}>
      {picture && <ContentImage path={picture} alt="" width={16} height={9} />}
      <HtmlContent html={content} level={3} />
    </Card>
  );
}

function BannerTile({ title, picture }: { title: string; picture: string | undefined }) {
  if (!picture) return <p>{t('content-console.banner_needs_picture')}</p>;
  const { fallback, sets } = contentSources(picture);
  return (
    <BannerSwiper
      label={title}
      banners={[{ id: picture, title, image: fallback, sources: sets, sizes: '374px' }]}
      onTap={() => undefined}
      goLabel={String}
      pauseLabel=""
      playLabel=""
    />
  );
}
