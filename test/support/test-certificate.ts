/** A certificate for localhost and 0.0.0.0 that vouches for itself, valid until the next century, and its key. Worth nothing elsewhere. For tests. */
export const TEST_CERTIFICATE = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgEqqdkLHD0VfsA0fD
mavbnXF0+mfHljAa5jnwYFddag+hRANCAARoif3SHlFgvne6xPJltHCzvLgslPBh
faRAvOChT3fCYSotP7h+FvsMpDQG9CihJ9X88hreOWsikiq/6bH6p074
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUUp3g8ALSRWF+shmgqlUCa9h95cYwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjAyMjYxNFoYDzIxMjYxMDI5
MDIyNjE0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARoif3SHlFgvne6xPJltHCzvLgslPBhfaRAvOChT3fCYSotP7h+FvsM
pDQG9CihJ9X88hreOWsikiq/6bH6p074o28wbTAdBgNVHQ4EFgQUnsMl0NB2tUbh
z+vrmKuQN9OCs00wHwYDVR0jBBgwFoAUnsMl0NB2tUbhz+vrmKuQN9OCs00wDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBAAAAAAwCgYIKoZI
zj0EAwIDRwAwRAIgDC5Gc0mo5Uw5bVK3rBIr89+lYiF3mnrzXUvJfaAVW1UCIBlz
+Fa8dN1ufnGTLdHMKisEGj3ES+b7EuY3PPX4UQd3
-----END CERTIFICATE-----`,
}
