/** The mobile template of the specification (section 3); sent with the start-up info (APP-16). */
export interface MobileTemplate {
  app_background: string;
  app_desc: string;
  app_desc_font_color: string;
  /** 1: the new member center, anything else the base version (APP-07). */
  mem_cen: number;
  /** 1: the new deposit detail. */
  dep_func: number;
  /** Address of the site's own logo; empty: the one of the software. */
  logo: string;
  pwa_icon: string;
  /** Width and height of the icon in pixels. */
  pwa_icon_size: number;
}

export const TEMPLATE_DEFAULTS: MobileTemplate = {
  app_background: '#0b1026',
  app_desc: 'Palaro',
  app_desc_font_color: '#f6f2e7',
  mem_cen: 1,
  dep_func: 1,
  logo: '',
  pwa_icon: '/m/icon-96.png',
  pwa_icon_size: 96,
};
