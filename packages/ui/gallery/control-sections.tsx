import { Gift, Heart, Search, Wallet } from 'lucide';
import { Icon } from '@palaro/ui';
import { useState } from 'react';
import {
  Button,
  Checkbox,
  Chip,
  ChipStack,
  FieldGroup,
  FilterChips,
  FormMessage,
  IconButton,
  LinkButton,
  PasswordField,
  PictureInput,
  Segmented,
  SelectField,
  Slider,
  Stepper,
  Switch,
  TabPanel,
  Tabs,
  TextArea,
  TextButton,
  TextField,
  TextLink,
} from '../src/index.ts';
import { Line, Section, type SectionProps } from './Section.tsx';

/** Nothing is sent from the gallery. */
const noPicture = () => undefined;

export function ButtonSection({ words }: SectionProps) {
  return (
    <Section title="Button, LinkButton, IconButton, TextButton, TextLink">
      <Button tone="gold" size="lg" wide icon={<Icon of={Wallet} size={20} />}>
        {words.deposit}
      </Button>
      <Line>
        <Button tone="gold">{words.withdraw}</Button>
        <Button tone="gold" busy>
          {words.deposit}
        </Button>
        <Button tone="gold" disabled>
          {words.deposit}
        </Button>
        <Button>{words.retry}</Button>
        <Button busy>{words.retry}</Button>
        <Button disabled>{words.retry}</Button>
        <Button tone="danger">{words.logOut}</Button>
        <Button size="sm">{words.more}</Button>
        <LinkButton href="#help" icon={<Icon of={Gift} size={18} />}>
          {words.play}
        </LinkButton>
      </Line>
      <Line>
        <TextButton onClick={() => undefined}>{words.more}</TextButton>
        <TextLink href="#help">{words.play}</TextLink>
      </Line>
      <Line>
        <IconButton label={words.play} icon={<Icon of={Search} size={22} />} />
        <IconButton label={words.play} icon={<Icon of={Heart} size={22} />} tone="filled" />
        <IconButton
          label={words.play}
          icon={<Icon of={Gift} size={22} />}
          tone="filled"
          count={120}
        />
        <IconButton label={words.play} icon={<Icon of={Search} size={22} />} disabled />
      </Line>
    </Section>
  );
}

export function FieldSection({ words }: SectionProps) {
  const [sound, setSound] = useState(true);
  const [story, setStory] = useState('');
  return (
    <Section title="TextField, TextArea, PictureInput, PasswordField, SelectField, Checkbox, Switch">
      <TextField label={words.username} help={words.usernameHelp} placeholder="marikit21" />
      <TextField label={words.stake} before="₱" inputMode="decimal" defaultValue="500.00" />
      <TextArea
        label={words.more}
        help={words.usernameHelp}
        counter={`${story.length} / 500`}
        value={story}
        onChange={(event) => setStory(event.target.value)}
      />
      <TextArea
        label={words.more}
        error={words.usernameHelp}
        counter="520 / 500"
        value="…"
        readOnly
      />
      <TextArea label={words.more} hideLabel placeholder={words.more} value="" readOnly />
      <Line>
        <PictureInput label={words.picture} multiple onChoose={noPicture} />
        <PictureInput label={words.picture} busy={words.sending} onChoose={noPicture} />
      </Line>
      <PasswordField
        label={words.password}
        showLabel={words.show}
        hideLabel={words.hide}
        error={words.passwordWrong}
        defaultValue="mahirap-hulaan"
      />
      <SelectField
        label={words.username}
        choose={words.usernameHelp}
        options={[{ value: 'more', label: words.more }]}
        value=""
        onChange={() => undefined}
      />
      <TextField label={words.username} disabled defaultValue="member1" />
      <Checkbox label={words.remember} defaultChecked />
      <Checkbox label={words.remember} error={words.usernameHelp} />
      <Checkbox label={words.remember} disabled />
      <FieldGroup legend={words.sound}>
        <Checkbox label={words.remember} />
        <FormMessage>{words.passwordWrong}</FormMessage>
      </FieldGroup>
      <Switch label={words.sound} help={words.soundHelp} checked={sound} onChange={setSound} />
      <Switch label={words.sound} checked={!sound} onChange={(on) => setSound(!on)} />
      <Switch label={words.sound} checked={false} disabled onChange={setSound} />
    </Section>
  );
}

export function ChoiceSection({ words }: SectionProps) {
  const [tab, setTab] = useState('settled');
  const [day, setDay] = useState('today');
  const [chances, setChances] = useState(49);
  const [stake, setStake] = useState('5');
  return (
    <Section title="Tabs, Chips, Segmented, Slider, Stepper, ChipStack">
      <Tabs
        label={words.won}
        value={tab}
        onChange={setTab}
        items={[
          { id: 'settled', label: words.settled },
          { id: 'open', label: words.open, count: 2 },
          { id: 'won', label: words.won },
        ]}
      />
      <TabPanel id={tab}>{words.noBetsHelp}</TabPanel>
      <FilterChips
        label={words.today}
        value={day}
        onChange={setDay}
        items={[
          { id: 'today', label: words.today, count: 12 },
          { id: 'yesterday', label: words.yesterday },
          { id: 'week', label: words.week },
          { id: 'all', label: words.settled },
        ]}
      />
      <Line>
        <Chip icon={<Icon of={Search} size={16} />}>{words.play}</Chip>
        <Chip selected>{words.won}</Chip>
        <Chip disabled>{words.lost}</Chip>
      </Line>
      <Segmented
        label={words.today}
        value={day === 'week' ? 'week' : 'today'}
        onChange={setDay}
        options={[
          { value: 'today', label: words.today },
          { value: 'week', label: words.week },
        ]}
      />
      <Slider
        label={words.target}
        min={1}
        max={98}
        value={chances}
        onChange={setChances}
        valueText={`${chances}.00 %`}
      />
      <Stepper
        label={words.stake}
        value={`₱${stake}.00`}
        lessLabel={words.less}
        moreLabel={words.more}
        onLess={() => setStake('1')}
        onMore={() => setStake('100')}
        atLeast={stake === '1'}
      />
      <ChipStack
        label={words.stake}
        value={stake}
        onPick={setStake}
        chips={['1', '5', '20', '100', '500'].map((value) => ({ value, label: value }))}
      />
    </Section>
  );
}
