import { describeMadeExamples } from '../../support/authoring/describe-made-examples.js';

describeMadeExamples(2);
