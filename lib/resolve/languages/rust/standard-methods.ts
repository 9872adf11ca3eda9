/**
 * Methods that types of Rust's standard library have, as far as code commonly calls them: a method of such a name may
 * be theirs, whatever trait declares one as well.
 */
import { words } from "../rules/name-rules";

export const STANDARD_METHODS: ReadonlySet<string> = words(`
    abs abs_diff accept add add_assign addr advance all alternate and_modify and_then any append arg args
    array_chunks as_array as_bytes as_deref as_encoded_bytes as_millis as_mut as_mut_ptr as_mut_slice as_os_str
    as_path as_ptr as_raw as_ref as_secs as_secs_f64 as_slice as_str as_u128 as_u64 as_usize assume_init back
    backtrace binary_search binary_search_by_key bit_length borrow borrow_mut break_value buffer build build_hasher
    by_ref byte_offset bytes canonicalize capacity cause ceil chain char_indices chars chars_lossy check
    check_invariants checked_add checked_add_signed checked_div checked_mul checked_next_power_of_two checked_shl
    checked_sub checked_sub_signed chunk_by chunks chunks_exact clamp classify clear clone clone_from cloned cmp
    cmp_by code collect compare_exchange components concat connect consume contains contains_key contains_value
    copied copy_from_slice copy_within copysign cos count count_ones create create_new current_dir cycle data
    debug_list debug_map debug_set debug_struct debug_tuple dedup dedup_by dedup_by_key description difference
    display div_euclid div_f64 downcast downcast_mut downcast_ref downgrade drain duration duration_since elapsed
    encode_utf8 end ends_with entries entry enumerate env eq eq_ignore_ascii_case err error error_len
    escape_default exists exp expect expect_err ext extend extend_from_slice extension fetch_add fetch_or field
    file_name file_stem file_type fill filled filter filter_map find find_map finish first first_key_value
    first_mut flat_map flatten floor flush fmt fold for_each ge get get_key_value get_many_mut get_mut
    get_mut_unchecked get_or_init get_or_insert get_or_insert_default get_or_insert_with get_program get_ref
    get_unchecked get_unchecked_mut grow gt hash hash_one hash_slice header hypot id ilog10 ilog2 incoming index
    index_mut init inner inner_mut insert insert_entry insert_str inspect intersection intersperse into
    into_boxed_slice into_boxed_str into_bytes into_inner into_iter into_key into_mut into_os_string into_owned
    into_parts into_sorted_vec into_string into_values into_vec is is_absolute is_ascii is_ascii_alphabetic
    is_ascii_digit is_ascii_hexdigit is_ascii_uppercase is_ascii_whitespace is_break is_char_boundary is_control
    is_dir is_disjoint is_empty is_err is_file is_finite is_infinite is_multiple_of is_nan is_none is_none_or
    is_null is_ok is_ok_and is_pending is_power_of_two is_ready is_relative is_sign_negative is_sign_positive
    is_some is_some_and is_sorted is_subset is_superset is_symlink is_terminal is_uppercase is_whitespace
    is_write_vectored is_zero iter iter_mut join join_all key keys kind last last_key_value last_mut le
    leading_ones leading_zeros leak len len_utf8 limit lines ln load local_addr lock log10 lt make_mut map map_err
    map_ok map_or map_or_else map_while matches max max_by max_by_key metadata min min_by min_by_key modified
    move_to mul name ne neg next next_back next_power_of_two normalize nth offset offset_from ok ok_or ok_or_else
    open or or_default or_else or_insert output overflowing_add overflowing_add_signed overflowing_mul
    overflowing_sub overflowing_sub_signed pad parent parse partial_cmp partial_cmp_by partition path peek peekable
    poll poll_next pop pop_back pop_first pop_front pop_if pop_last port position pow powf powi prefix product
    provide ptr_eq push push_back push_front push_str range range_mut rchunks read read_dir read_exact read_line
    read_to_end read_to_string read_until rebuild recv recv_deadline recv_timeout reduce rem_euclid remaining
    remove remove_entry remove_file rename repeat replace replace_range reserve reserve_exact reset resize
    resize_with retain retain_mut rev reverse rfind rfold rotate_left rotate_right round rposition rsplit
    rsplit_once rsplitn saturating_abs saturating_add saturating_duration_since saturating_mul saturating_sub scan
    seek segments select_nth_unstable send send_timeout set set_len set_nonblocking set_port set_position
    set_read_timeout shrink shrink_to shrink_to_fit shutdown sin size size_hint skip skip_while sort sort_by
    sort_by_key sort_unstable sort_unstable_by source spawn splice split split_at split_at_mut split_first
    split_first_mut split_inclusive split_last_mut split_mut split_off split_once split_terminator split_whitespace
    splitn sqrt start starts_with status stderr stdin stdout step_by store strip_prefix strip_suffix strong_count
    sub subsec_micros subsec_millis subsec_nanos success sum swap swap_bytes swap_remove symlink_metadata
    symmetric_difference take take_error take_while tan then to_ascii_lowercase to_ascii_uppercase to_be_bytes
    to_bits to_bytes to_degrees to_digit to_le_bytes to_lowercase to_mut to_ne_bytes to_owned to_path_buf
    to_radians to_socket_addrs to_str to_string to_string_lossy to_uppercase to_vec trailing_ones trailing_zeros
    transpose trim trim_end trim_end_matches trim_matches trim_start trim_start_matches truncate try_clone
    try_collect try_find try_fold try_for_each try_insert try_into try_lock try_recv try_reserve try_reserve_exact
    try_send try_unwrap type_id union union_with unsigned_abs unwrap unwrap_err unwrap_or unwrap_or_default
    unwrap_or_else unzip upgrade utf8_error valid valid_up_to value values values_mut wait wait_with_output wake
    wake_by_ref waker weak_count width windows with with_borrow with_borrow_mut with_extension with_file_name
    wrapping_abs wrapping_add wrapping_mul wrapping_neg wrapping_sub write write_all write_char write_fmt
    write_i128 write_i16 write_i32 write_i64 write_i8 write_str write_u128 write_u16 write_u32 write_u64 write_u8
    zip
`);
