import { t, useCall } from '@palaro/client';
import { Loaded, Place } from '@palaro/desk';
import { Badge, TextField } from '@palaro/ui';
import { useState } from 'react';
import { messagesApi, type Template } from '../console.api.ts';
import styles from './messages.module.css';

const matches = (sought: string, { area, name, subject, text }: Template) =>
  [area, name, subject?.EN, subject?.TY, text.EN, text.TY].some((one) =>
    one?.toLowerCase().includes(sought.trim().toLowerCase()),
  );

/** A placeholder as operators read it. */
const withHoles = (text: string) => text.replace(/\{(\w+)\}/g, '‹$1›');

/** Every text that the site sends by itself, both languages side by side, with a sample. */
export default function TemplatesScreen() {
  const [sought, setSought] = useState('');
  return (
    <article className={styles.templates}>
      <Place to="/console/messages">{t('delivery-console.title')}</Place>
      <h1>{t('delivery-console.templates')}</h1>
      <p>{t('delivery-console.templates_help')}</p>
      <TextField
        type="search"
        label={t('delivery-console.find_template')}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <Loaded of={useCall(messagesApi.messageTemplates)}>
        {({ list }) => {
          const found = list.filter((one) => matches(sought, one));
          return found.length === 0 ? (
            <p role="status">{t('delivery-console.no_template')}</p>
          ) : (
            found.map((one) => <One key={`${one.area} ${one.name}`} of={one} />)
          );
        }}
      </Loaded>
    </article>
  );
}

const One = ({ of }: { of: Template }) => (
  <section className={styles.template} aria-label={of.name}>
    <header>
      <h2>{of.name}</h2>
      {of.channels.map((channel) => (
        <Badge key={channel} tone="sky">
          {t(`delivery-console.channel.${channel}`)}
        </Badge>
      ))}
      <span>{t('delivery-console.sent_from', { area: of.area })}</span>
    </header>
    {of.placeholders.length > 0 && (
      <p>
        <span>{t('delivery-console.placeholders')}</span> <code>{of.placeholders.join(', ')}</code>
      </p>
    )}
    <div className={styles.sides}>
      {(['EN', 'TY'] as const).map((language) => (
        <div key={language} lang={language === 'EN' ? 'en' : 'fil'}>
          <h3>{language}</h3>
          {of.subject && <p className={styles.subject}>{withHoles(of.subject[language])}</p>}
          <p className={styles.text}>{withHoles(of.text[language])}</p>
          {of.placeholders.length > 0 && (
            <div className={styles.filled}>
              <h4>{t('delivery-console.sample')}</h4>
              {of.sample.subject && <p className={styles.subject}>{of.sample.subject[language]}</p>}
              <p className={styles.text}>{of.sample.text[language]}</p>
            </div>
          )}
        </div>
      ))}
    </div>
  </section>
);
