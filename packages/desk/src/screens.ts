import type { ComponentType } from 'react';
import type { TextKey } from '@palaro/api';
import type { AreaTexts } from '@palaro/client';
import type { Permission } from '@palaro/permissions';
import type { IconName } from './icons.ts';

/** The menu's groups, by the work of a day (docs/console.md, Frame). */
export const MENU_GROUPS = [
  'today',
  'members',
  'money',
  'games',
  'site',
  'risk',
  'system',
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** One screen of the console. The menu shows those with `menu` that the operator may open. */
export interface Screen {
  /** Under `/console`; `{name}` marks a parameter, which `pathParams` of the client reads. */
  path: string;
  title: TextKey;
  /** What opens it: that of the calls by which it reads. */
  permission: Permission | 'own';
  /** Its row in the menu; a record's screen has none. `key`: `g` and this letter open it. */
  menu?: { group: MenuGroup; icon: IconName; key?: string };
  /** The texts of title and screen, besides those of the frame and of the kit. */
  texts: readonly AreaTexts[];
  load: () => Promise<{ default: ComponentType }>;
}

/** A tab of the member page. The area that knows the data brings it. */
export interface MemberTab {
  /** In the address: `/console/members/{member}/<name>`. */
  name: string;
  title: TextKey;
  permission: Permission;
  texts: readonly AreaTexts[];
  load: () => Promise<{ default: ComponentType<{ member: string }> }>;
}
