/** What swagger-ui's bundle puts into the page. */
declare const SwaggerUIBundle: (options: Readonly<Record<string, unknown>>) => unknown;

/** Shows the OpenAPI document of this service. Without `validatorUrl` nothing is sent to an outside address. */
SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: false,
});
