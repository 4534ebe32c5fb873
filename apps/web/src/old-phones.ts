// Functions that the built scripts call and iOS 12.4 lacks (docs/decisions/006). Built as a
// separate script: public/early.js loads it only if they are missing.
import 'core-js/actual/array/at';
import 'core-js/actual/array/flat';
import 'core-js/actual/array/flat-map';
import 'core-js/actual/global-this';
import 'core-js/actual/object/from-entries';
import 'core-js/actual/object/has-own';
import 'core-js/actual/promise/all-settled';
import 'core-js/actual/promise/any';
import 'core-js/actual/queue-microtask';
import 'core-js/actual/string/at';
import 'core-js/actual/string/match-all';
import 'core-js/actual/string/replace-all';
import 'core-js/actual/structured-clone';
