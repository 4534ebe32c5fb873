// npm run vendors: lists the vendors that this deployment can use, on a running site's database.
// npm run vendors -- connect LUCKY --key <public id> --secret-file <file> [--address <url>]
// npm run vendors -- retire <public id>
// npm run vendors -- on LUCKY, npm run vendors -- off LUCKY
import { manageVendors } from './shared/manage-vendors.ts';
import { onSite } from './shared/on-site.ts';
import { runCommand, say } from './shared/run-command.ts';

await runCommand(() => onSite((app) => manageVendors(app, process.argv.slice(2), say)));
