import { t } from '@palaro/client';
import type { TextKey } from '@palaro/api';
import { judgeFields, type RuleSet, type Values } from '@palaro/rules';

/** The message for each field that breaks a rule; the rule tables name messages by text keys. */
export function ruleTexts(rules: RuleSet, values: Values): Record<string, string> {
  const found = judgeFields(rules, values);
  const texts: Record<string, string> = {};
  for (const name of Object.keys(found)) texts[name] = t(found[name] as TextKey);
  return texts;
}
