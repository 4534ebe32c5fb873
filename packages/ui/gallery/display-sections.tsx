import { useState } from 'react';
import {
  Amount,
  Badge,
  Button,
  Card,
  CopyButton,
  CountBadge,
  DayHeading,
  Dialog,
  Dot,
  Drawer,
  KeyValues,
  ListRow,
  Popup,
  QrCode,
  Sheet,
  Skeleton,
  Spinner,
  Timeline,
  toast,
} from '../src/index.ts';
import { Line, Section, type SectionProps } from './Section.tsx';

export function DisplaySection({ words }: SectionProps) {
  return (
    <>
      <Section title="Amount, Badge, Dot, Spinner, Skeleton">
        <Line>
          <Amount value="1234567.8900" size="xl" />
          <Amount value="5000.0000" size="lg" tone="gold" />
          <Amount value="125.0000" tone="leaf" signed />
          <Amount value="-20.0000" tone="dim" />
          <Amount value="5000.0000" hidden hiddenLabel={words.hide} />
        </Line>
        <Line>
          <Badge tone="gold">{words.won}</Badge>
          <Badge tone="coral">{words.HOT}</Badge>
          <Badge tone="leaf">{words.settled}</Badge>
          <Badge tone="rose">{words.failed}</Badge>
          <Badge tone="sky">{words.open}</Badge>
          <Badge>{words.lost}</Badge>
          <CountBadge count={7} />
          <CountBadge count={140} />
          <Dot tone="leaf" label={words.open} />
          <Dot tone="coral" live />
          <Spinner label={words.loading} />
        </Line>
        <Skeleton shape="line" />
        <Skeleton shape="row" count={2} />
        <Skeleton shape="banner" />
      </Section>
      <ListSample words={words} />
    </>
  );
}

function ListSample({ words }: SectionProps) {
  return (
    <Section title="Card, DayHeading, ListRow, Timeline, KeyValues, QrCode, CopyButton">
      <Card title={words.sheet} action={<Badge tone="leaf">{words.open}</Badge>}>
        <DayHeading aside={<Amount value="-1240.0000" tone="dim" />}>{words.today}</DayHeading>
        <ListRow
          title="Perlas ng Silangan"
          detail="14:05:31"
          amount={<Amount value="62.5000" tone="leaf" signed />}
          state={words.won}
          onPress={() => undefined}
          chevron
        />
        <ListRow
          title="Dice"
          detail="14:02:10"
          amount={<Amount value="-20.0000" tone="dim" />}
          state={words.lost}
          href="#round"
          chevron
        />
        <ListRow title={words.sound} detail={words.soundHelp} />
      </Card>
      <Card>
        <QrCode text="D2611250000001" label={words.code} />
        <CopyButton text="D2611250000001" done={words.copied}>
          {words.copy}
        </CopyButton>
      </Card>
      <Card tone="raised">
        <Timeline
          steps={[
            { id: '1', title: words.stake, detail: '₱20.00', at: '14:02:10', state: 'done' },
            { id: '2', title: words.open, at: '14:02:11', state: 'now' },
            { id: '3', title: words.failed, state: 'failed' },
            { id: '4', title: words.settled, state: 'todo' },
          ]}
        />
        <KeyValues
          rows={[
            { label: words.stake, value: <Amount value="20.0000" /> },
            { label: 'Server seed', value: '9f2c7b1e8a4d60c35e7f1290ab34cd56ef7812903456abcd' },
          ]}
        />
      </Card>
    </Section>
  );
}

function ToastButtons({ words }: SectionProps) {
  return (
    <Line>
      <Button onClick={() => toast(words.saved, { kind: 'success' })}>Success</Button>
      <Button onClick={() => toast(words.offline, { kind: 'error', long: true })}>Error</Button>
      <Button onClick={() => toast(words.loading, { kind: 'loading', seconds: 10 })}>
        Loading
      </Button>
    </Line>
  );
}

export function LayerSection({ words }: SectionProps) {
  const query = new URLSearchParams(location.search).get('open');
  const [sheet, setSheet] = useState(query === 'sheet');
  const [dialog, setDialog] = useState(query === 'dialog');
  const [drawer, setDrawer] = useState(query === 'drawer');
  const [popup, setPopup] = useState(query === 'popup');
  return (
    <Section title="Sheet, Drawer, Popup, Dialog, toast">
      <Line>
        <Button onClick={() => setSheet(true)}>Sheet</Button>
        <Button onClick={() => setDrawer(true)}>Drawer</Button>
        <Button onClick={() => setPopup(true)}>Popup</Button>
        <Button onClick={() => setDialog(true)}>Dialog</Button>
      </Line>
      <ToastButtons words={words} />
      <Sheet
        open={sheet}
        onClose={() => setSheet(false)}
        title={words.sheet}
        closeLabel={words.close}
        footer={
          <Button tone="gold" wide>
            {words.play}
          </Button>
        }
      >
        <KeyValues
          rows={[
            { label: 'RTP', value: '96.1183 %' },
            { label: words.stake, value: '₱0.10 – ₱200.00' },
          ]}
        />
        <Button wide onClick={() => setDialog(true)}>
          {words.logOut}
        </Button>
      </Sheet>
      <Popup
        open={popup}
        onClose={() => setPopup(false)}
        label={words.sheet}
        closeLabel={words.close}
        footer={<Badge tone="gold">1 / 2</Badge>}
      >
        <p>{words.announce}</p>
      </Popup>
      <Drawer
        open={drawer}
        onClose={() => setDrawer(false)}
        label={words.sheet}
        head={<Button onClick={() => setDrawer(false)}>{words.close}</Button>}
        footer={<Button wide>{words.logOut}</Button>}
      >
        <KeyValues rows={[{ label: words.stake, value: '₱0.10 – ₱200.00' }]} />
      </Drawer>
      <Dialog
        open={dialog}
        title={words.leave}
        confirmLabel={words.logOut}
        cancelLabel={words.cancel}
        danger
        onConfirm={() => setDialog(false)}
        onCancel={() => setDialog(false)}
      >
        {words.leaveText}
      </Dialog>
    </Section>
  );
}
