// Before the workers start their sites, which would otherwise all build the same files.
import { buildSite } from '../packages/testkit/src/site.ts';

export default buildSite;
