import { type NamedWords, wordFinder } from './words.js';

const same = (...values: readonly string[]): NamedWords[] =>
  values.map((value) => ({ value, forms: [value.replace(/[.+#]/g, '\\$&')] }));

/** Names that are not words of any language, in any case. */
const PLAIN_NAMES: readonly NamedWords[] = [
  ...same('kubernetes', 'terraform', 'ansible', 'postgresql', 'mysql', 'mariadb', 'mongodb', 'redis', 'sqlite'),
  ...same('elasticsearch', 'clickhouse', 'bigquery', 'databricks', 'cassandra', 'rabbitmq', 'kafka', 'graphql'),
  ...same('typescript', 'javascript', 'kotlin', 'haskell', 'php', 'laravel', 'django', 'fastapi', 'angular', 'svelte'),
  ...same('next.js', 'vue.js', 'pytorch', 'tensorflow', 'openai', 'langchain', 'salesforce', 'hubspot', 'zendesk'),
  ...same('shopify', 'woocommerce', 'wordpress', 'magento', 'netsuite', 'quickbooks', 'xero', 'workday', 'servicenow'),
  ...same('jira', 'github', 'gitlab', 'bitbucket', 'jenkins', 'datadog', 'grafana', 'prometheus', 'pagerduty'),
  ...same('power bi', 'tableau', 'metabase', 'airbyte', 'fivetran', 'dbt', 'cloudflare', 'vercel', 'netlify', 'heroku'),
  ...same('figma', 'webflow', 'zapier', 'mailchimp', 'sendgrid', 'mailgun', 'twilio', 'thunderbird', 'microsoft teams'),
  { value: 'node.js', forms: ['node\\.js', 'nodejs'] },
  { value: 'react', forms: ['react\\.js', 'reactjs', 'react native'] },
  { value: 'vue.js', forms: ['vuejs'] },
  { value: 'go', forms: ['golang'] },
  { value: 'c++', forms: ['c\\+\\+'] },
  { value: 'c#', forms: ['c#'] },
  { value: '.net', forms: ['asp\\.net', '\\.net(?: core| framework)'] },
  { value: 'kubernetes', forms: ['k8s'] },
  { value: 'postgresql', forms: ['postgres'] },
  { value: 'javascript', forms: ['ecmascript'] },
  { value: 'google cloud', forms: ['google cloud(?: platform)?', 'gcp'] },
  { value: 'google workspace', forms: ['google workspace', 'g suite'] },
  { value: 'microsoft 365', forms: ['(?:microsoft|office) 365'] },
  { value: 'outlook', forms: ['microsoft outlook'] },
  { value: 'apple mail', forms: ['apple mail'] },
  { value: 'sql server', forms: ['sql server', 'mssql'] },
  { value: 'ruby on rails', forms: ['ruby on rails', 'rails app'] },
  { value: 'spring boot', forms: ['spring boot'] },
];

/** Names that are also words: only in their official spelling. */
const PROPER_NAMES: readonly NamedWords[] = [
  { value: 'aws', forms: ['AWS', 'Amazon Web Services'] },
  { value: 'azure', forms: ['Azure'] },
  { value: 'docker', forms: ['Docker'] },
  { value: 'snowflake', forms: ['Snowflake'] },
  { value: 'stripe', forms: ['Stripe'] },
  { value: 'slack', forms: ['Slack'] },
  { value: 'notion', forms: ['Notion'] },
  { value: 'oracle', forms: ['Oracle'] },
  { value: 'python', forms: ['Python'] },
  { value: 'java', forms: ['Java'] },
  { value: 'rust', forms: ['Rust'] },
  { value: 'react', forms: ['React'] },
  { value: 'sap', forms: ['SAP'] },
  { value: 'spark', forms: ['Apache Spark', 'PySpark'] },
  { value: 'airflow', forms: ['Airflow'] },
];

const findPlain = wordFinder(PLAIN_NAMES);
const findProper = wordFinder(PROPER_NAMES, true);

/** The technologies in a text, each with its first position. */
export const technologiesIn = (text: string) => [...findPlain(text), ...findProper(text)];
